import { CALL_OUTCOMES } from './api-call'
import type { CallFigures } from './minute-calls'

export interface CallTotals {
  readonly calls: number
  /** Calls that we cancelled ourselves are not among them. */
  readonly failed: number
  readonly cancelled: number
  readonly sumMs: number
}

export function callTotals(figures: readonly CallFigures[]): CallTotals {
  const sum = (valueOf: (one: CallFigures) => number) =>
    figures.reduce((total, one) => total + valueOf(one), 0)
  const ended = (names: readonly (typeof CALL_OUTCOMES)[number][]) =>
    sum(([, , , , bad]) => names.reduce((total, name) => total + (bad?.[name] ?? 0), 0))
  return {
    calls: sum(([n]) => n),
    failed: ended(CALL_OUTCOMES.filter((name) => name !== 'success' && name !== 'cancelled')),
    cancelled: ended(['cancelled']),
    sumMs: sum(([, ms]) => ms),
  }
}
