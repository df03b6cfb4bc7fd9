import type { ServedSlug } from '../../../src/domain/league'
import type { SimTeam } from '../teams/team'

/** One game of the schedule, before anything of it is played. */
export interface Fixture {
  readonly id: string
  readonly slug: ServedSlug
  readonly day: string
  readonly start: number
  readonly home: SimTeam
  readonly away: SimTeam
  readonly season: SeasonPart
  readonly neutral: boolean
  readonly postponed: boolean
  readonly week?: number
  readonly series?: SeriesGame
}

/** Which part of which season: 1 before it, 2 regular, 3 playoffs, 4 off. */
export interface SeasonPart {
  readonly year: number
  readonly type: 1 | 2 | 3 | 4
}

export interface SeriesGame {
  readonly round: number
  readonly title: string
  readonly bestOf: number
  readonly game: number
  /** Wins before this game. */
  readonly homeWins: number
  readonly awayWins: number
}

const LEAGUE_DIGIT: Readonly<Record<ServedSlug, string>> = { nfl: '1', nba: '2', mlb: '3', nhl: '4' }
const FIRST_DAY = Date.UTC(2000, 0, 1)
const DAY_MS = 86_400_000

/** Nine digits like the feed's: 4, the league, the day, the number in the day. So an id alone tells where to look. */
export function fixtureId(slug: ServedSlug, day: string, number: number): string {
  const days = Math.round((Date.parse(`${day}T00:00:00Z`) - FIRST_DAY) / DAY_MS)
  return `4${LEAGUE_DIGIT[slug]}${String(days).padStart(5, '0')}${String(number).padStart(2, '0')}`
}

export function placeOf(id: string): { readonly slug: ServedSlug; readonly day: string } | undefined {
  const parts = /^4([1-4])(\d{5})\d{2}$/.exec(id)
  const slug = (Object.keys(LEAGUE_DIGIT) as ServedSlug[]).find((key) => LEAGUE_DIGIT[key] === parts?.[1])
  if (!parts || !slug) return undefined
  const day = new Date(FIRST_DAY + Number(parts[2]) * DAY_MS).toISOString().slice(0, 10)
  return { slug, day }
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The first such weekday on or after the day. */
export function weekdayFrom(day: string, weekday: number): string {
  const days = (weekday - weekdayOf(day) + 7) % 7
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
