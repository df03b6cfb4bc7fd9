import { groupBy, percentOf, sortedBy } from '../statistics'
import type { CallGroup } from './call-group'
import { mergeHistograms, p95Ms } from './call-histogram'
import { callTotals } from './call-totals'

/** Calls that share a service, kind, endpoint or league. */
export interface CallRow {
  readonly name: string
  readonly calls: number
  /** Percent. */
  readonly successRate: number | undefined
  readonly averageMs: number
  readonly p95Ms: number
}

export const MAX_ENDPOINT_ROWS = 10

/** The most called first. */
export function callRows(
  groups: readonly CallGroup[],
  nameOf: (group: CallGroup) => string,
): readonly CallRow[] {
  const rows = [...groupBy(groups, nameOf)].map(([name, group]) => rowOf(name, group))
  return sortedBy(
    rows,
    (row) => -row.calls,
    (row) => row.name,
  )
}

/** The duration that 95 of 100 calls of all these groups did not exceed. */
export function groupsP95Ms(groups: readonly CallGroup[]): number {
  const classes = groups.reduce((sum, { figures }) => mergeHistograms(sum, figures[3]), {})
  return p95Ms(classes, longestMs(groups))
}

export function longestMs(groups: readonly CallGroup[]): number {
  return groups.reduce((longest, { figures }) => Math.max(longest, figures[2]), 0)
}

function rowOf(name: string, groups: readonly CallGroup[]): CallRow {
  const { calls, failed, sumMs } = callTotals(groups.map(({ figures }) => figures))
  return {
    name,
    calls,
    successRate: percentOf(calls - failed, calls),
    averageMs: calls > 0 ? sumMs / calls : 0,
    p95Ms: groupsP95Ms(groups),
  }
}
