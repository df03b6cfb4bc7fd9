import { hashOf } from '../hash'
import type { Game, LiveGame } from './game'
import { STUCK_AFTER_MS } from '../time/intervals'

/** The state of a live game, and the product time since which it has not changed. */
export interface Unchanged {
  /** A short digest of the state: only whether it is the same matters. */
  readonly state: string
  readonly sinceMs: number
}

/** What to remember of a live game after this poll. Weather and records are not counted: they move without play. */
export function unchangedSince(game: LiveGame, known: Unchanged | undefined, nowMs: number): Unchanged {
  const state = stateOf(game)
  // What began later than now began before the clock was set back.
  return known?.state === state && known.sinceMs <= nowMs ? known : { state, sinceMs: nowMs }
}

/** The game as it is shown: marked, once nothing has changed in it for so long that nobody can be playing it. */
export function withStuckMark(game: LiveGame, { sinceMs }: Unchanged, nowMs: number): LiveGame {
  const { stuckSince: _before, ...rest } = game
  const isStuckNow = nowMs - sinceMs >= STUCK_AFTER_MS
  return isStuckNow ? { ...rest, stuckSince: new Date(sinceMs).toISOString() } : rest
}

/** A game that the feed calls live although nothing happens in it. It stays visible with its last state. */
export function isStuck(game: Game): game is LiveGame & { readonly stuckSince: string } {
  return game.phase === 'live' && game.stuckSince !== undefined
}

/** What counts as live: for the league bar, for how often the feed is asked, and for the day that is shown. */
export function isUnderWay(game: Game): game is LiveGame {
  return game.phase === 'live' && !isStuck(game)
}

/** A hash stands for the state, since those of a hundred games are saved with every board. */
function stateOf({ homeTeam, awayTeam, quarter, timeLeft, startTime, delay, situation }: LiveGame): string {
  const state = [homeTeam.score, awayTeam.score, quarter, timeLeft, startTime, delay, situation]
  return hashOf(JSON.stringify(state)).toString(16)
}
