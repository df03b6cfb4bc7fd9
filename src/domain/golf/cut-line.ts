import type { Player } from './player'
import { toParText, parseToPar } from './to-par'
import type { Tournament } from './tournament'

const FIRST_ROUND_WITH_LINE = 3
const ROUNDS_BEFORE_CUT = 2
const PLAYERS_FOR_A_CUT = 50

export interface CutLine {
  /** The line stands below this many players. */
  readonly afterPlayers: number
  /** The last score that made it. */
  readonly score: string
}

/** From round 3 on, if at least 50 players have played 2 rounds and fewer than those are still active. */
export function cutLine(tournament: Tournament, players: readonly Player[]): CutLine | undefined {
  if (tournament.round < FIRST_ROUND_WITH_LINE) return undefined
  const contenders = players.filter(({ rounds }) => rounds.length >= ROUNDS_BEFORE_CUT).length
  const active = players.filter(({ state }) => state !== 'out')
  if (contenders < PLAYERS_FOR_A_CUT || active.length >= contenders) return undefined
  return { afterPlayers: active.length, score: tournament.cutScore ?? worstAfterTwo(active) }
}

function worstAfterTwo(active: readonly Player[]): string {
  const totals = active.map(({ rounds }) => scoreAfterTwo(rounds))
  return toParText(totals.length > 0 ? Math.max(...totals) : undefined)
}

function scoreAfterTwo(rounds: Player['rounds']): number {
  const firstTwo = rounds.filter(({ period }) => period <= ROUNDS_BEFORE_CUT)
  return firstTwo.reduce((sum, { score }) => sum + (parseToPar(score) ?? 0), 0)
}
