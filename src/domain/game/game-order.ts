import type { Game } from './game'
import { isStartOpen } from './start-time'

/** Last night's games come last. Ranked games come first, then the earlier start (open ones last), then id. */
export function sortGames(games: readonly Game[]): readonly Game[] {
  const sorted = [...games]
  sorted.sort(compareGames)
  return sorted
}

export function compareGames(a: Game, b: Game): number {
  return (
    compare(isLastNight(a), isLastNight(b)) ||
    compare(isUnranked(a), isUnranked(b)) ||
    compare(startKey(a), startKey(b)) ||
    compare(a.id, b.id)
  )
}

/** A game of the previous day on the board of today. */
export function isLastNight(game: Game): boolean {
  return game.phase === 'live' && game.lastNight === true
}

const AFTER_EVERY_DATE = '~'

export function isUnranked(game: Game): boolean {
  return game.homeTeam.ranking === undefined && game.awayTeam.ranking === undefined
}

export function startKey(game: Game): string {
  return game.start === undefined || isStartOpen(game) ? AFTER_EVERY_DATE : game.start
}

/** Not `localeCompare`: browser, worker and server must agree on the order. */
export function compare<Key extends string | number | boolean>(a: Key, b: Key): number {
  return a < b ? -1 : a > b ? 1 : 0
}
