import type { AnalyticsSport } from '../../../src/domain/operations/audience/analytics-sport'
import type { AudienceAnswer, SportsAnswer } from '../../../src/domain/operations/audience/audience-answers'
import { powerUsers } from '../../../src/domain/operations/audience/power-users'
import { sportAnalytic } from '../../../src/domain/operations/audience/sport-analytic'
import { userMetrics } from '../../../src/domain/operations/audience/user-metrics'
import type { Figures, SessionRow, UserRow } from './rows'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const SPORTS: readonly AnalyticsSport[] = ['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'PGA']

/** The figures of the console as its README defines them, counted anew from all rows and with another Eastern clock. */
export function rawFigures(
  rows: readonly SessionRow[],
  users: readonly UserRow[],
  nowMs: number,
  sport: string,
): Figures {
  const all = rows.map(visitOf)
  const active = all.filter(({ row, lastMs }) => row.is_active && lastMs >= nowMs - 30 * MINUTE)
  const month = within(all, nowMs - 30 * DAY, nowMs)
  return {
    audience: audience(month, active, users, nowMs),
    sports: sports(month, active, users, nowMs, sport),
  }
}

type Visit = ReturnType<typeof visitOf>

function visitOf(row: SessionRow) {
  const startMs = Date.parse(row.session_start)
  const lastMs = Date.parse(row.last_activity)
  return {
    row,
    user: row.user_id,
    startMs,
    lastMs,
    minutes: Math.max(0, lastMs - startMs) / MINUTE,
    sport: SPORTS.find((one) => one === row.current_sport) ?? 'NFL',
    ...easternOf(startMs),
  }
}

const EASTERN = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
})

function easternOf(ms: number) {
  const [day = '', time = ''] = EASTERN.format(ms).split(', ')
  return { day, hour: Number(time.slice(0, 2)), weekday: new Date(`${day}T12:00:00Z`).getUTCDay() }
}

const within = (visits: readonly Visit[], afterMs: number, upToMs: number) =>
  visits.filter(({ startMs }) => startMs > afterMs && startMs <= upToMs)
const people = (visits: readonly Visit[]) => new Set(visits.map(({ user }) => user))
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const meanOf = (numbers: readonly number[]) =>
  numbers.length > 0 ? sumOf(numbers) / numbers.length : undefined
const averageMinutes = (visits: readonly Visit[]) =>
  meanOf(visits.map(({ minutes }) => minutes).filter((minutes) => minutes <= 24 * 60))

function groups<Key extends string | number>(
  visits: readonly Visit[],
  keyOf: (visit: Visit) => Key,
): readonly (readonly [Key, readonly Visit[]])[] {
  const found = new Map<Key, Visit[]>()
  for (const visit of visits) found.set(keyOf(visit), [...(found.get(keyOf(visit)) ?? []), visit])
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)

function audience(
  month: readonly Visit[],
  active: readonly Visit[],
  users: readonly UserRow[],
  nowMs: number,
): Figures['audience'] {
  const today = easternOf(nowMs).day
  const weekMs = nowMs - 7 * DAY
  const thisWeek = within(month, weekMs, nowMs)
  const days = new Map(groups(month, ({ day }) => day))
  const ofUsers = groups(month, ({ user }) => user).map(([, visits]) => visits)
  const achievements = {
    powerUsers: ofUsers.filter((visits) => visits.length >= 5).length,
    explorers: ofUsers.filter(
      (visits) => new Set(visits.flatMap(({ row }) => row.current_sport || [])).size >= 3,
    ).length,
    regulars: ofUsers.filter((visits) => new Set(visits.map(({ day }) => day)).size >= 7).length,
  }
  const pairs = Array.from({ length: 7 }, (_, index) => dayBefore(today, 8 - index)).flatMap((day) => {
    const there = people(days.get(day) ?? [])
    const next = people(days.get(dayBefore(day, -1)) ?? [])
    return there.size === 0
      ? []
      : [{ users: there.size, back: [...there].filter((user) => next.has(user)).length }]
  })
  const joined = (user: string) => Date.parse(users.find(({ id }) => id === user)!.joined_at)
  const depths = month
    .flatMap(({ row }) => row.sports_opened && row.sports_opened.split(' ').length)
    .filter(Boolean)
  const averageSession = averageMinutes(month)
  const depth = meanOf(depths as number[])
  const metrics = userMetrics({
    accounts: users.length,
    signUps: users.length,
    verifiedAccounts: users.filter(({ verified }) => verified).length,
    newUsers: users.filter(({ joined_at }) => Date.parse(joined_at) > weekMs).length,
    activeUsers: people(active).size,
    returningUsers: [...people(thisWeek)].filter((user) => joined(user) <= weekMs).length,
    usersToday: people(days.get(today) ?? []).size,
    usersThisWeek: people(thisWeek).size,
    usersLastWeek: people(within(month, weekMs - 7 * DAY, weekMs)).size,
    usersThisMonth: people(month).size,
    sessions: month.length,
    minutesToday: sumOf((days.get(today) ?? []).map(({ minutes }) => minutes)),
    ...(averageSession !== undefined && { averageSession }),
    ...(depth !== undefined && { depth }),
    sports: usersBy(month, ({ sport }) => sport),
    devices: usersBy(month, ({ row }) => row.device_type),
    days: pairs,
    achievements,
  })
  const firstDay = easternOf(nowMs - 30 * DAY).day
  const daily = [...days]
    .filter(([day]) => day > firstDay)
    .map(([day, visits]) => ({ day, users: people(visits).size }))
  return { metrics, achievements, daily } satisfies Partial<AudienceAnswer>
}

function usersBy(visits: readonly Visit[], nameOf: (visit: Visit) => string) {
  return groups(
    visits.filter((visit) => nameOf(visit) !== ''),
    nameOf,
  ).map(([name, group]) => ({ name, users: people(group).size }))
}

function sports(
  month: readonly Visit[],
  active: readonly Visit[],
  users: readonly UserRow[],
  nowMs: number,
  wanted: string,
): SportsAnswer {
  const asked = month.filter(({ sport }) => wanted === '' || sport === wanted)
  const hours = (visits: readonly Visit[]) => groups(visits, ({ hour }) => hour)
  return {
    sports: SPORTS.map((sport) => {
      const ofSport = month.filter((visit) => visit.sport === sport)
      const average = averageMinutes(ofSport)
      return sportAnalytic({
        sport,
        totalUsers: people(ofSport).size,
        sessions: ofSport.length,
        usersThisWeek: people(within(ofSport, nowMs - 7 * DAY, nowMs)).size,
        usersLastWeek: people(within(ofSport, nowMs - 14 * DAY, nowMs - 7 * DAY)).size,
        activeUsers: people(active.filter((visit) => visit.sport === sport)).size,
        powerUsers: groups(ofSport, ({ user }) => user).filter(([, visits]) => visits.length >= 5).length,
        hours: hours(ofSport).map(([hour, visits]) => ({ sport, hour, users: people(visits).size })),
        ...(average !== undefined && { averageSessionDuration: average }),
      })
    }),
    powerUsers: powerUsers(busiest(asked, month, users)),
    patterns: patterns(asked).slice(0, 10),
    hours: SPORTS.toSorted().flatMap((sport) =>
      hours(asked.filter((visit) => visit.sport === sport)).map(([hour, visits]) => ({
        sport,
        hour,
        sessions: visits.length,
      })),
    ),
  }
}

/** Favourite and number of sports are the person's, whichever sport is asked for. */
function busiest(asked: readonly Visit[], month: readonly Visit[], users: readonly UserRow[]) {
  const sportsOf = new Map(
    groups(month, ({ user }) => user).map(([userId, own]) => [userId, groups(own, ({ sport }) => sport)]),
  )
  return groups(asked, ({ user }) => user)
    .map(([userId, own]) => ({
      userId,
      userEmail: users.find(({ id }) => id === userId)?.email ?? '',
      favoriteSport: sportsOf.get(userId)!.toSorted(([, a], [, b]) => b.length - a.length)[0]![0],
      sportsUsed: sportsOf.get(userId)!.length,
      totalSessions: own.length,
      totalTimeSpent: sumOf(own.map(({ minutes }) => minutes)),
    }))
    .toSorted((a, b) => b.totalSessions - a.totalSessions || b.totalTimeSpent - a.totalTimeSpent)
    .slice(0, 50)
}

function patterns(visits: readonly Visit[]) {
  const keyOf = ({ sport, weekday, hour }: Visit) => `${sport} ${weekday} ${String(hour).padStart(2, '0')}`
  return groups(visits, keyOf)
    .map(([, group]) => {
      const { sport, weekday, hour } = group[0]!
      return { sport, dayOfWeek: weekday, hour, userCount: people(group).size }
    })
    .toSorted((a, b) => b.userCount - a.userCount)
}
