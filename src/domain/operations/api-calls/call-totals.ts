import { CALL_OUTCOMES } from './api-call'
import type { CallGroup } from './call-group'
import type { CallFigures } from './minute-calls'

export interface CallTotals {
  readonly calls: number
  readonly failed: number
  readonly sumMs: number
}

export function callTotals(figures: readonly CallFigures[]): CallTotals {
  const sum = (valueOf: (one: CallFigures) => number) =>
    figures.reduce((total, one) => total + valueOf(one), 0)
  return {
    calls: sum(([n]) => n),
    failed: sum(([, , , , bad]) => CALL_OUTCOMES.reduce((total, name) => total + (bad?.[name] ?? 0), 0)),
    sumMs: sum(([, ms]) => ms),
  }
}

/**
 * The failed calls that tell of trouble. Only a scoreboard must be there: that a picture, odds, the weather of a town
 * or a game of some id is missing is an answer like any other. So is golf's without a tournament.
 */
export function troubledCalls({ kind, league, figures }: CallGroup): number {
  const { failed } = callTotals([figures])
  const mustBeThere = kind === 'scoreboard' && league !== 'pga'
  return mustBeThere ? failed : failed - (figures[4]?.missing ?? 0)
}
