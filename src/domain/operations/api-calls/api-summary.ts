import { SLOW_API_OVER_MS } from '../../time/intervals'
import { percentOf } from '../statistics'
import { CALL_OUTCOMES, isTimed, type CallOutcome } from './api-call'
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
  /** The calls whose durations count. Without any, there are no durations. */
  readonly timedCalls: number
  readonly averageMs: number | undefined
  readonly p95Ms: number | undefined
  readonly maxMs: number | undefined
  readonly slowCalls: number
  readonly slowPercent: number | undefined
  readonly byMethod: readonly CallRow[]
  readonly byService: readonly CallRow[]
  readonly byEndpointType: readonly CallRow[]
  readonly bySport: readonly CallRow[]
  readonly topEndpoints: readonly CallRow[]
}

/** Undefined when no call was made, since there are no rates then. */
export function apiSummary(groups: readonly CallGroup[]): ApiSummary | undefined {
  const { calls, failed } = callTotals(groups.map(({ figures }) => figures))
  if (calls === 0) return undefined
  return {
    total: calls,
    byOutcome: outcomesOf(groups, calls),
    successRate: percentOf(calls - failed, calls),
    errorRate: percentOf(failed, calls),
    ...durationsOf(groups.filter(({ kind }) => isTimed(kind))),
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

/** Says why fewer calls are timed than made. */
export function untimedText({ total, timedCalls }: ApiSummary): string | undefined {
  return timedCalls < total ? 'AI calls are left out' : undefined
}

export function emptyApiText(summary: ApiSummary | undefined): string | undefined {
  return summary ? undefined : 'No API activity captured yet'
}

type Durations = Pick<
  ApiSummary,
  'timedCalls' | 'averageMs' | 'p95Ms' | 'maxMs' | 'slowCalls' | 'slowPercent'
>

function durationsOf(groups: readonly CallGroup[]): Durations {
  const { calls, sumMs } = callTotals(groups.map(({ figures }) => figures))
  const slowCalls = groups.reduce((sum, group) => sum + slowIn(group), 0)
  const hasAny = calls > 0
  return {
    timedCalls: calls,
    averageMs: hasAny ? sumMs / calls : undefined,
    p95Ms: hasAny ? groupsP95Ms(groups) : undefined,
    maxMs: hasAny ? longestMs(groups) : undefined,
    slowCalls,
    slowPercent: percentOf(slowCalls, calls),
  }
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
