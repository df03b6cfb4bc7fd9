import type { GameSlug } from '../../../src/domain/league'
import type { SimTeam, SimVenue } from '../teams/team'

/** One game of the schedule, before anything of it is played. */
export interface Fixture {
  readonly id: string
  readonly slug: GameSlug
  readonly day: string
  readonly start: number
  readonly home: SimTeam
  readonly away: SimTeam
  readonly season: SeasonPart
  readonly neutral: boolean
  readonly postponed: boolean
  readonly week?: number
  readonly series?: SeriesGame
  /** Where a game at a neutral site is played. */
  readonly site?: SimVenue
  /** What a single game is called: a bowl, a classic, a round of a tournament. */
  readonly title?: string
  /** The feed's kind of game; an ordinary game has none. */
  readonly kind?: GameType
  /** Seeds of a tournament, which the feed shows in place of ranks. */
  readonly seeds?: Readonly<Record<'home' | 'away', number>>
}

export type GameType = Readonly<{ id: string; abbreviation: string }>

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

export function venueOf({ site, home }: Fixture): SimVenue {
  return site ?? home.venue
}

/** Whether it is a college game, which has its own rules. */
export function isCollege({ home }: Pick<Fixture, 'home'>): boolean {
  return home.college !== undefined
}

/** A second digit serves the games of a day from the hundredth on, which only colleges have. */
const LEAGUE_DIGITS: Readonly<Record<GameSlug, string>> = {
  nfl: '1',
  nba: '2',
  mlb: '3',
  nhl: '4',
  ncaaf: '57',
  ncaab: '68',
}
const HUNDRED = 100
const FIRST_DAY = Date.UTC(2000, 0, 1)
const DAY_MS = 86_400_000

/**
 * Nine digits like the feed's: 4, the league, the day, the number in the day. So the id alone says where to look for
 * the game.
 */
export function fixtureId(slug: GameSlug, day: string, number: number): string {
  const digit = LEAGUE_DIGITS[slug].charAt(Math.floor(number / HUNDRED))
  if (digit === '') throw new Error(`The ${slug} cannot have a game number ${number} on one day`)
  return `4${digit}${dayNumber(day)}${String(number % HUNDRED).padStart(2, '0')}`
}

export function placeOf(id: string): { readonly slug: GameSlug; readonly day: string } | undefined {
  const [, digit, days] = /^4([1-8])(\d{5})\d{2}$/.exec(id) ?? []
  const slug = (Object.keys(LEAGUE_DIGITS) as GameSlug[]).find((key) =>
    LEAGUE_DIGITS[key].includes(digit ?? '-'),
  )
  return slug && days !== undefined ? { slug, day: dayOfNumber(days) } : undefined
}

/** A day as the five digits that stand for it in ids. */
export function dayNumber(day: string): string {
  const days = Math.round((Date.parse(`${day}T00:00:00Z`) - FIRST_DAY) / DAY_MS)
  return String(days).padStart(5, '0')
}

export function dayOfNumber(digits: string): string {
  return new Date(FIRST_DAY + Number(digits) * DAY_MS).toISOString().slice(0, 10)
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
