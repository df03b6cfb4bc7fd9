import { CALL_OUTCOMES } from './api-call'
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
