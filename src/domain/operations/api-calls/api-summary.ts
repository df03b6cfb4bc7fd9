import { SLOW_API_OVER_MS } from '../../time/intervals'
import { average, percentile, percentOf, sortedBy } from '../statistics'
import { CALL_OUTCOMES, type ApiCall, type CallOutcome } from './api-call'
import { callRows, MAX_ENDPOINT_ROWS, type CallRow } from './call-rows'

export interface ApiSummary {
  readonly total: number
  readonly byOutcome: Readonly<Record<CallOutcome, number>>
  /** Percent; absent when all calls were cancelled. */
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
  readonly slowestCalls: readonly ApiCall[]
}

const MAX_SLOWEST_CALLS = 15

/** Nothing when no call was made: rates of nothing are no figures. */
export function apiSummary(calls: readonly ApiCall[]): ApiSummary | undefined {
  if (calls.length === 0) return undefined
  return {
    total: calls.length,
    ...outcomeFigures(calls),
    ...durationFigures(calls),
    byMethod: callRows(calls, (call) => call.method),
    byService: callRows(calls, (call) => call.service),
    byEndpointType: callRows(calls, (call) => call.endpointType),
    bySport: callRows(
      calls.filter((call) => call.sport !== undefined),
      (call) => call.sport ?? '',
    ),
    topEndpoints: callRows(calls, (call) => call.endpoint).slice(0, MAX_ENDPOINT_ROWS),
    slowestCalls: slowestCalls(calls),
  }
}

export function isSlow(call: ApiCall): boolean {
  return call.durationMs > SLOW_API_OVER_MS
}

export function emptyApiText(summary: ApiSummary | undefined): string | undefined {
  return summary ? undefined : 'No API activity captured yet'
}

/** A call that we cancelled ourselves was neither good nor bad. */
function outcomeFigures(calls: readonly ApiCall[]) {
  const count = (outcome: CallOutcome) => calls.filter((call) => call.outcome === outcome).length
  const byOutcome = Object.fromEntries(CALL_OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<
    CallOutcome,
    number
  >
  const judged = calls.length - byOutcome.cancelled
  return {
    byOutcome,
    successRate: percentOf(byOutcome.success, judged),
    errorRate: percentOf(judged - byOutcome.success, judged),
  }
}

function durationFigures(calls: readonly ApiCall[]) {
  const durations = calls.map((call) => call.durationMs)
  const slowCalls = calls.filter(isSlow).length
  return {
    averageMs: average(durations) ?? 0,
    p95Ms: percentile(durations, 95) ?? 0,
    maxMs: percentile(durations, 100) ?? 0,
    slowCalls,
    slowPercent: percentOf(slowCalls, calls.length) ?? 0,
  }
}

/** The slowest there are, whatever they took: on a good day too somebody wants to know what takes longest. */
function slowestCalls(calls: readonly ApiCall[]): readonly ApiCall[] {
  return sortedBy(
    calls,
    (call) => -call.durationMs,
    (call) => call.id,
  ).slice(0, MAX_SLOWEST_CALLS)
}
