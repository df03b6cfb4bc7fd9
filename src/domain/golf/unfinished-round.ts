import type { Player, RoundTotal } from './player'
import { parseToPar } from './to-par'
import type { Scoring } from './tournament'

/** The courses of the tour have a par of at least this. */
const LOWEST_PAR = 69

/** Whether the player has not played this round to its end: the strokes so far would read like a record. */
export function isUnfinished(player: Player, round: RoundTotal, scoring: Scoring): boolean {
  return isBeingPlayed(player, round) || (scoring === 'strokes' && isBrokenOff(player, round))
}

/**
 * Whether this is the player's own round under way. After a storm some still play a round while others have begun the
 * next.
 */
function isBeingPlayed({ state, thru, rounds }: Player, { period }: RoundTotal): boolean {
  return state === 'playing' && thru !== '0' && period === rounds.at(-1)?.period
}

/** Whether the player withdrew during this round. Then the par of the holes played is not that of a course. */
function isBrokenOff({ state }: Player, { strokes, score }: RoundTotal): boolean {
  const toPar = parseToPar(score)
  return state === 'out' && toPar !== undefined && strokes - toPar < LOWEST_PAR
}
