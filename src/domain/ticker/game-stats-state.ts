import type { GameSport } from '../league'
import { isClockAtZero } from '../period/period-facts'

export type GameStatsState = 'pregame' | 'active' | 'halftime' | 'complete'

export interface StatsFacts {
  readonly sport: GameSport
  /** The provider's word: pre, in, post. */
  readonly state: string
  readonly period: number
  readonly clock: string
}

/** The period that ends in a halftime. Baseball's clock always reads 0:00, and hockey has no half. */
const LAST_OF_HALF: Partial<Record<GameSport, number>> = { NFL: 2, NCAAF: 2, NBA: 2, NCAAB: 1 }

/** Halftime is checked before `in`: the feed says `in` at halftime too. */
export function gameStatsState({ sport, state, period, clock }: StatsFacts): GameStatsState {
  if (state === 'post') return 'complete'
  if (state === 'pre') return 'pregame'
  if (isHalftime(sport, period, clock)) return 'halftime'
  return state === 'in' || period > 0 ? 'active' : 'pregame'
}

function isHalftime(sport: GameSport, period: number, clock: string): boolean {
  return period === LAST_OF_HALF[sport] && isClockAtZero(clock)
}
