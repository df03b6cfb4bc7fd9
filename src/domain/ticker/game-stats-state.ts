import { isClockAtZero } from '../period-facts'

export type GameStatsState = 'pregame' | 'active' | 'halftime' | 'complete'

export interface StatsFacts {
  readonly sport: string
  /** The provider's word: pre, in, post. */
  readonly state: string
  readonly period: number
  readonly clock: string
}

/** Where two periods end in a halftime. Baseball's clock always reads 0:00, and hockey has no half. */
const WITH_HALFTIME: ReadonlySet<string> = new Set(['NFL', 'NCAAF', 'NBA'])

/** Halftime is asked before `in`, or no game would ever have one. */
export function gameStatsState({ sport, state, period, clock }: StatsFacts): GameStatsState {
  if (state === 'post') return 'complete'
  if (state === 'pre') return 'pregame'
  if (isHalftime(sport, period, clock)) return 'halftime'
  return state === 'in' || period > 0 ? 'active' : 'pregame'
}

function isHalftime(sport: string, period: number, clock: string): boolean {
  const half = sport === 'NCAAB' ? 1 : 2
  const hasHalftime = sport === 'NCAAB' || WITH_HALFTIME.has(sport)
  return hasHalftime && period === half && isClockAtZero(clock)
}
