import type { GameSlug } from '../../../src/domain/league'
import { addDays, easternTimeToMs } from '../../../src/domain/time/eastern'
import type { Part } from '../games/sim-game'
import { COLLEGE_WEEKS, FOOTBALL_WEEKS, type Season } from '../slate/season'
import type { World } from '../world'
import { feedDate } from './format'
import { LEAGUE_NAMES } from './league-names'
import { leagueUid, siteName } from './team'

const SEASON_TYPES = {
  1: { id: '1', type: 1, name: 'Preseason', abbreviation: 'pre' },
  2: { id: '2', type: 2, name: 'Regular Season', abbreviation: 'reg' },
  3: { id: '3', type: 3, name: 'Postseason', abbreviation: 'post' },
  4: { id: '4', type: 4, name: 'Off Season', abbreviation: 'off' },
} as const

/** `leagues[0]`: the season and the days that can have games. */
export function leaguePart(world: World, slug: GameSlug, day: string): Part {
  const { id, name, abbreviation } = LEAGUE_NAMES[slug]
  const season = world.slate.season(slug, day)
  const { type } = world.slate.part(slug, day)
  return {
    id,
    uid: leagueUid(slug),
    name,
    abbreviation,
    slug: siteName(slug),
    season: {
      year: season.year,
      startDate: midnight(season.opens),
      endDate: lastMinute(season.closes),
      type: SEASON_TYPES[type],
    },
    logos: [
      { href: `https://a.espncdn.com/i/teamlogos/leagues/500/${slug}.png`, width: 500, height: 500, alt: '' },
    ],
    calendarType: hasWeeks(slug) ? 'list' : 'day',
    // Baseball is played nearly every day, so its calendar lists the days without games.
    calendarIsWhitelist: slug !== 'mlb',
    calendarStartDate: midnight(season.opens),
    calendarEndDate: lastMinute(season.closes),
    calendar: calendarOf(world, slug, season),
  }
}

const calendars = new WeakMap<World, Map<string, readonly unknown[]>>()

function calendarOf(world: World, slug: GameSlug, season: Season): readonly unknown[] {
  const known = calendars.get(world) ?? new Map<string, readonly unknown[]>()
  calendars.set(world, known)
  const key = `${slug}/${season.year}`
  const calendar =
    known.get(key) ?? (hasWeeks(slug) ? weekCalendar(slug, season) : dayCalendar(world, slug, season))
  known.set(key, calendar)
  return calendar
}

function dayCalendar(world: World, slug: GameSlug, season: Season): readonly string[] {
  const wanted = slug !== 'mlb'
  const days: string[] = []
  for (let day = season.opens; day <= season.closes; day = addDays(day, 1)) {
    if (mayHaveGames(world, slug, season, day) === wanted) days.push(midnight(day))
  }
  return days
}

/** Which playoff days are needed is not known beforehand, so all of them count as possible. */
function mayHaveGames(world: World, slug: GameSlug, season: Season, day: string): boolean {
  if (day >= season.playoffsFrom && day <= season.playoffsTo) return true
  return world.slate.fixtures(slug, day).length > 0
}

/** Football counts in weeks; its events carry the number of theirs. */
export function hasWeeks(slug: GameSlug): boolean {
  return slug === 'nfl' || slug === 'ncaaf'
}

const PLAYOFF_WEEKS = ['Wild Card', 'Divisional Round', 'Conference Championship', 'Pro Bowl', 'Super Bowl']

function weekCalendar(slug: GameSlug, season: Season): readonly Part[] {
  const college = slug === 'ncaaf'
  const weeks = Array.from({ length: college ? COLLEGE_WEEKS : FOOTBALL_WEEKS }, (_, n) => {
    // The NFL's weeks are counted from its Thursdays, college weeks begin on Wednesday anyway.
    const from = addDays(season.regularFrom, n * 7 - (college ? 0 : 1))
    return week(`Week ${n + 1}`, n + 1, from, addDays(from, 6))
  })
  const regular = wholeYear(season) ? [week('Week 1', 1, season.regularFrom, season.regularTo)] : weeks
  const playoffs = college ? [week('Bowls', 1, season.playoffsFrom, season.closes)] : playoffWeeks(season)
  const parts = [part('Regular Season', '2', season.regularFrom, season.regularTo, regular)]
  return wholeYear(season)
    ? parts
    : [...parts, part('Postseason', '3', season.playoffsFrom, season.closes, playoffs)]
}

function playoffWeeks(season: Season): readonly Part[] {
  return PLAYOFF_WEEKS.map((label, n) => {
    const from = addDays(season.playoffsFrom, n * 7 - 3)
    return week(label, n + 1, from, addDays(from, 6))
  })
}

function wholeYear(season: Season): boolean {
  return season.playoffsFrom > season.closes
}

function week(label: string, value: number, from: string, to: string): Part {
  return {
    label,
    alternateLabel: label,
    value: String(value),
    startDate: midnight(from),
    endDate: lastMinute(to),
  }
}

function part(label: string, value: string, from: string, to: string, entries: readonly Part[]): Part {
  return { label, value, startDate: midnight(from), endDate: lastMinute(to), entries }
}

/** The feed's calendar days begin at midnight on the west coast. */
function midnight(day: string): string {
  return feedDate(easternTimeToMs(day, 3, 0))
}

function lastMinute(day: string): string {
  return feedDate(easternTimeToMs(addDays(day, 1), 3, 0) - 60_000)
}
