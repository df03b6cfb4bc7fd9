import type { Player } from './player'
import { toParText, parseToPar } from './to-par'
import type { Tournament } from './tournament'

const FIRST_ROUND_WITH_LINE = 3
const ROUNDS_BEFORE_CUT = 2
const PLAYERS_FOR_A_CUT = 50
const MISSED = 'CUT'

export interface CutLine {
  /** The line stands below this many players. */
  readonly afterPlayers: number
  /** The last score that made it. */
  readonly score: string
}

/**
 * From round 3 on, if at least 50 players have played 2 rounds and fewer than those are still active. Somebody must have
 * missed it: who withdraws from a tournament without a cut leaves no line behind.
 */
export function cutLine(tournament: Tournament, players: readonly Player[]): CutLine | undefined {
  if (tournament.round < FIRST_ROUND_WITH_LINE) return undefined
  const contenders = players.filter(({ rounds }) => rounds.length >= ROUNDS_BEFORE_CUT).length
  const active = players.filter(({ state }) => state !== 'out')
  if (contenders < PLAYERS_FOR_A_CUT || active.length >= contenders) return undefined
  if (!players.some(({ thru }) => thru === MISSED)) return undefined
  const inside = players.filter(madeIt)
  return { afterPlayers: inside.length, score: tournament.cutScore ?? worstAfterTwo(inside) }
}

/** Who left after the cut (`MDF`, a late `WD`) had made it, and stands in front of those who had not. */
function madeIt({ state, rounds }: Player): boolean {
  return state !== 'out' || rounds.length > ROUNDS_BEFORE_CUT
}

/** Unknown as soon as one is: it might be the worst. */
function worstAfterTwo(inside: readonly Player[]): string {
  const totals = inside.map(({ rounds }) => scoreAfterTwo(rounds))
  const isKnown = totals.length > 0 && !totals.some(Number.isNaN)
  return toParText(isKnown ? Math.max(...totals) : undefined)
}

function scoreAfterTwo(rounds: Player['rounds']): number {
  const firstTwo = rounds.filter(({ period }) => period <= ROUNDS_BEFORE_CUT)
  return firstTwo.reduce((sum, { score }) => sum + (parseToPar(score) ?? NaN), 0)
}
