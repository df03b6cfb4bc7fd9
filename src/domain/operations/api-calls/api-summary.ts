import { SLOW_API_OVER_MS } from '../../time/intervals'
import { percentOf } from '../statistics'
import { CALL_OUTCOMES, type CallOutcome } from './api-call'
import { endpointName, sportName, type CallGroup } from './call-group'
import { CLASS_ENDS_MS } from './call-histogram'
import { callRows, groupsP95Ms, longestMs, MAX_ENDPOINT_ROWS, type CallRow } from './call-rows'
import { callTotals } from './call-totals'
import { serviceOfKind } from './minute-calls'

export interface ApiSummary {
  readonly total: number
  readonly byOutcome: Readonly<Record<CallOutcome, number>>
  /** Percent. */
  readonly successRate: number | undefined
  readonly errorRate: number | undefined
  readonly averageMs: number
  readonly p95Ms: number
  readonly maxMs: number
  readonly slowCalls: number
  readonly slowPercent: number
  readonly byMethod: readonly CallRow[]
  readonly byService: readonly CallRow[]
  readonly byEndpointType: readonly CallRow[]
  readonly bySport: readonly CallRow[]
  readonly topEndpoints: readonly CallRow[]
}

/** Undefined when no call was made, since there are no rates then. */
export function apiSummary(groups: readonly CallGroup[]): ApiSummary | undefined {
  const { calls, failed, sumMs } = callTotals(groups.map(({ figures }) => figures))
  if (calls === 0) return undefined
  const slowCalls = groups.reduce((sum, group) => sum + slowIn(group), 0)
  return {
    total: calls,
    byOutcome: outcomesOf(groups, calls),
    successRate: percentOf(calls - failed, calls),
    errorRate: percentOf(failed, calls),
    averageMs: sumMs / calls,
    p95Ms: groupsP95Ms(groups),
    maxMs: longestMs(groups),
    slowCalls,
    slowPercent: percentOf(slowCalls, calls) ?? 0,
    byMethod: callRows(groups, ({ method = 'GET' }) => method),
    byService: callRows(groups, ({ kind }) => serviceOfKind(kind)),
    byEndpointType: callRows(groups, ({ kind }) => kind),
    bySport: callRows(
      groups.filter(({ league }) => league !== ''),
      ({ league }) => sportName(league),
    ),
    topEndpoints: callRows(groups, endpointName).slice(0, MAX_ENDPOINT_ROWS),
  }
}

export function emptyApiText(summary: ApiSummary | undefined): string | undefined {
  return summary ? undefined : 'No API activity captured yet'
}

function outcomesOf(groups: readonly CallGroup[], total: number): ApiSummary['byOutcome'] {
  const counted = (outcome: CallOutcome) =>
    groups.reduce((sum, { figures }) => sum + (figures[4]?.[outcome] ?? 0), 0)
  const bad = CALL_OUTCOMES.filter((outcome) => outcome !== 'success').map(
    (outcome) => [outcome, counted(outcome)] as const,
  )
  const success = total - bad.reduce((sum, [, count]) => sum + count, 0)
  return Object.fromEntries([['success', success], ...bad]) as ApiSummary['byOutcome']
}

/** A class ends exactly at the limit for slow calls, so the next class is the first slow one. */
const FIRST_SLOW_CLASS = CLASS_ENDS_MS.indexOf(SLOW_API_OVER_MS) + 1

function slowIn({ figures: [, , , classes] }: CallGroup): number {
  return Object.entries(classes).reduce(
    (sum, [index, count]) => sum + (Number(index) >= FIRST_SLOW_CLASS ? count : 0),
    0,
  )
}
