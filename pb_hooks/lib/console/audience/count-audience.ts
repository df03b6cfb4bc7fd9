import type { DailyUsers } from '../../../../src/domain/operations/audience/audience-answers'
import type { UsersOf } from '../../../../src/domain/operations/audience/distribution'
import type { DayAndNext } from '../../../../src/domain/operations/audience/retention'
import { RETENTION_DAYS } from '../../../../src/domain/operations/audience/retention'
import type { AudienceCounts } from '../../../../src/domain/operations/audience/user-metrics'
import { addDays, easternDay } from '../../../../src/domain/time/eastern'
import { ANALYTICS_MONTH_MS, ANALYTICS_WEEK_MS, MINUTE_MS } from '../../../../src/domain/time/intervals'
import { readJson } from '../../server/read-json'
import { rowTime } from '../../server/row-time'
import { countActive } from '../active-visits'
import { minutesOnAverage, type Totals } from './totals'

/** All numbers that the rules need about the people of the last 30 days. */
export function countAudience(totals: Totals, nowMs: number): AudienceCounts {
  const today = totals.all('day').find(({ part }) => part === easternDay(nowMs))
  const depth = totals.sum('depth')
  const averageSession = minutesOnAverage(totals.sum('averaged'))
  return {
    ...countAccounts(nowMs),
    sessions: totals.sum('all').visits,
    usersThisMonth: totals.sum('all').users,
    usersThisWeek: totals.sum('this week').users,
    usersLastWeek: totals.sum('week before').users,
    usersToday: today?.users ?? 0,
    returningUsers: totals.sum('returning').users,
    minutesToday: (today?.amount ?? 0) / MINUTE_MS,
    ...(averageSession !== undefined && { averageSession }),
    ...(depth.visits > 0 && { depth: depth.amount / depth.visits }),
    activeUsers: countActive(nowMs).activeUsers,
    sports: usersOf(totals, 'sport'),
    devices: usersOf(totals, 'device'),
    days: daysAndNext(totals, nowMs),
    achievements: {
      powerUsers: totals.sum('power user').users,
      explorers: totals.sum('explorer').users,
      regulars: totals.sum('regular').users,
    },
  }
}

/**
 * Nobody can have entered an account that awaits its proof, and the directory does not list it either. It is a sign-up
 * all the same: who proves an address is the question of the conversion rate.
 */
function countAccounts(nowMs: number) {
  return readJson<Pick<AudienceCounts, 'accounts' | 'signUps' | 'verifiedAccounts' | 'newUsers'>>(
    `SELECT json_object('accounts', COALESCE(SUM(awaits_proof = FALSE), 0), 'signUps', COUNT(*),
       'verifiedAccounts', COALESCE(SUM(verified), 0),
       'newUsers', COALESCE(SUM(awaits_proof = FALSE AND joined_at > {:week}), 0)) AS json FROM users`,
    { week: rowTime(nowMs - ANALYTICS_WEEK_MS) },
  )
}

function usersOf(totals: Totals, kind: 'sport' | 'device'): readonly UsersOf[] {
  return totals.all(kind).map(({ sport, part, users }) => ({ name: sport || part, users }))
}

/** Who was there on each Eastern day, and who came back the next. The last pair begins the day before yesterday. */
function daysAndNext(totals: Totals, nowMs: number): readonly DayAndNext[] {
  const today = easternDay(nowMs)
  const back = totals.all('day and next')
  return totals
    .all('day')
    .filter(({ part }) => part >= addDays(today, -RETENTION_DAYS - 1) && part <= addDays(today, -2))
    .map(({ part, users }) => ({ users, back: back.find((row) => row.part === part)?.users ?? 0 }))
}

/** Who was there on each Eastern day. The first day is left out, because only a part of it is in the month. */
export function dailyUsers(totals: Totals, nowMs: number): readonly DailyUsers[] {
  const first = easternDay(nowMs - ANALYTICS_MONTH_MS)
  return totals
    .all('day')
    .filter(({ part }) => part > first)
    .map(({ part, users }) => ({ day: part, users }))
}
