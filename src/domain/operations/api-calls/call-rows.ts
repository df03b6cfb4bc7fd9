import { average, groupBy, percentOf, sortedBy } from '../statistics'
import type { ApiCall } from './api-call'

/** Calls that share a method, service, endpoint or league. */
export interface CallRow {
  readonly name: string
  readonly calls: number
  /** Percent; absent when all calls were cancelled. */
  readonly successRate: number | undefined
  readonly averageMs: number
}

export const MAX_ENDPOINT_ROWS = 10

/** The most called first. */
export function callRows(calls: readonly ApiCall[], nameOf: (call: ApiCall) => string): readonly CallRow[] {
  const rows = [...groupBy(calls, nameOf)].map(([name, group]) => rowOf(name, group))
  return sortedBy(
    rows,
    (row) => -row.calls,
    (row) => row.name,
  )
}

function rowOf(name: string, calls: readonly ApiCall[]): CallRow {
  const good = calls.filter((call) => call.outcome === 'success').length
  const judged = calls.filter((call) => call.outcome !== 'cancelled').length
  return {
    name,
    calls: calls.length,
    successRate: percentOf(good, judged),
    averageMs: average(calls.map((call) => call.durationMs)) ?? 0,
  }
}
