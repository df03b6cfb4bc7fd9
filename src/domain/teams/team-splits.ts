import { resultOf, spreadMargins, spreadRecord, type Spreads } from '../box-score/team-form'
import type { GameKind } from '../league'
import { easternDay } from '../time/eastern'
import type { PlayedGame, SeasonPart, TeamSeason } from './team-season'

/** How a team played in one part of its games. */
export interface Split {
  readonly label: string
  readonly games: number
  /** `7-4`; with ties if there are any, and in hockey with losses after regulation. */
  readonly record: string
  /** Averages, with one decimal. */
  readonly scored: string
  readonly allowed: string
  /** Against the spread; absent where no line was kept. */
  readonly spread?: string
}

/** All games that count, then where and when they were played. A part without a game has no row. */
export function splitsOf(
  kind: GameKind,
  games: readonly PlayedGame[],
  spreads: Spreads = [],
  isCollege = false,
): readonly Split[] {
  const parts = new Map<string, PlayedGame[]>()
  const put = (label: string, game: PlayedGame) => parts.set(label, [...(parts.get(label) ?? []), game])
  // The rows come in the order in which their labels are first put.
  for (const game of games) put(partLabel(game.part, isCollege), game)
  for (const place of ['Home', 'Road', 'Neutral site'])
    for (const game of games) if (placeOf(game) === place) put(place, game)
  for (const game of games) put(monthOf(game), game)
  return [...parts].map(([label, of]) => splitOf(kind, label, of, spreads))
}

/** How many of these games had a line that was kept. */
export function gamesWithLine(games: readonly PlayedGame[], spreads: Spreads): number {
  return spreadMargins(games, spreads).length
}

const PART_LABELS: Readonly<Record<SeasonPart, string>> = {
  preseason: 'Preseason',
  regular: 'Season',
  postseason: 'Playoffs',
}

/** A bowl or a tournament of colleges is no playoff, and the feed does not tell them apart. */
function partLabel(part: SeasonPart, isCollege: boolean): string {
  return part === 'postseason' && isCollege ? 'Postseason' : PART_LABELS[part]
}

function placeOf({ isHome, isNeutral }: PlayedGame): string {
  if (isNeutral) return 'Neutral site'
  return isHome ? 'Home' : 'Road'
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The month of the game's Eastern day, which is the day that boards use. */
function monthOf({ start }: PlayedGame): string {
  const day = easternDay(Date.parse(start))
  return MONTHS[Number(day.slice(5, 7)) - 1]!
}

function splitOf(kind: GameKind, label: string, games: readonly PlayedGame[], spreads: Spreads): Split {
  const margins = spreadMargins(games, spreads)
  return {
    label,
    games: games.length,
    record: recordText(kind, games),
    scored: mean(games.map(({ own }) => own)),
    allowed: mean(games.map(({ theirs }) => theirs)),
    ...(margins.length > 0 && { spread: spreadRecord(margins) }),
  }
}

/**
 * The record of the regular season, computed where the feed does not tell it; empty before its first game. Neither the
 * preseason nor the playoffs count.
 */
export function seasonRecord(kind: GameKind, { record, games }: TeamSeason): string {
  const played = games.filter((game) => game.phase === 'final')
  const counted = played.filter(({ part }) => part === 'regular')
  return record || (counted.length > 0 ? recordText(kind, counted) : '')
}

/** Hockey counts losses after regulation by themselves, but not in the playoffs. */
export function recordText(kind: GameKind, games: readonly PlayedGame[]): string {
  const results = games.map((game) => (isLateLoss(kind, game) ? 'OTL' : resultOf(game)))
  const count = (one: (typeof results)[number]) => results.filter((result) => result === one).length
  const hasLate = kind === 'hockey' && games.some(({ part }) => part !== 'postseason')
  const third = hasLate ? count('OTL') : count('T')
  return `${count('W')}-${count('L')}${hasLate || third > 0 ? `-${third}` : ''}`
}

function isLateLoss(kind: GameKind, game: PlayedGame): boolean {
  return kind === 'hockey' && game.part !== 'postseason' && game.isLate && game.own < game.theirs
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)
}
