import { API_DEGRADED_OVER_MS } from '../../time/intervals'
import { groupBy, percentOf } from '../statistics'
import { isTimed } from './api-call'
import type { CallGroup } from './call-group'
import { callTotals, troubledCalls } from './call-totals'

/** A span is divided into this many equal steps: a chart on a phone has no room for more. */
export const CALL_STEPS = 24

/** The calls for one league that ended within a step. */
export interface CallStep {
  /** The index of the step; 0 is the oldest. */
  readonly step: number
  /** The league's slug; empty for calls that belong to no league. */
  readonly league: string
  readonly calls: number
  /** Calls that the upstream refused because it does not have what was asked for, and need not have it. */
  readonly refused: number
  /** All other calls that failed. */
  readonly broken: number
  /** The calls whose durations count, and the sum of these. */
  readonly timed: number
  readonly sumMs: number
}

/** Adds up the groups of one step for each league. */
export function callSteps(groups: readonly CallGroup[], step: number): readonly CallStep[] {
  return [...groupBy(groups, ({ league }) => league)].map(([league, ofLeague]) => {
    const { calls, failed } = callTotals(ofLeague.map(({ figures }) => figures))
    const timed = callTotals(ofLeague.filter(({ kind }) => isTimed(kind)).map(({ figures }) => figures))
    const broken = ofLeague.reduce((sum, group) => sum + troubledCalls(group), 0)
    return { step, league, calls, refused: failed - broken, broken, timed: timed.calls, sumMs: timed.sumMs }
  })
}

/** Steps without calls are left out. */
export interface CallHistory {
  readonly fromMs: number
  readonly stepMs: number
  readonly steps: readonly CallStep[]
}

export interface StepFigures {
  readonly fromMs: number
  readonly calls: number
  /** Percent; absent for a step without calls. */
  readonly errorRate: number | undefined
  /** Absent for a step without calls whose durations count. */
  readonly averageMs: number | undefined
  readonly health: StepHealth
}

/** `none`: the step has no calls. */
export type StepHealth = 'healthy' | 'degraded' | 'down' | 'none'

/** Every step of a span, of one league or of all calls. */
export function stepFigures({ fromMs, stepMs, steps }: CallHistory, league?: string): readonly StepFigures[] {
  const wanted = steps.filter((one) => league === undefined || one.league === league)
  return Array.from({ length: CALL_STEPS }, (_, step) => ({
    fromMs: fromMs + step * stepMs,
    ...figuresOf(wanted.filter((one) => one.step === step)),
  }))
}

function figuresOf(steps: readonly CallStep[]): Omit<StepFigures, 'fromMs'> {
  const sum = (valueOf: (one: CallStep) => number) => steps.reduce((total, one) => total + valueOf(one), 0)
  const calls = sum((one) => one.calls)
  const timed = sum((one) => one.timed)
  const averageMs = timed > 0 ? sum((one) => one.sumMs) / timed : undefined
  return {
    calls,
    averageMs,
    errorRate: percentOf(
      sum((one) => one.refused + one.broken),
      calls,
    ),
    health: healthOf(
      calls,
      sum((one) => one.broken),
      averageMs,
    ),
  }
}

function healthOf(calls: number, failed: number, averageMs = 0): StepHealth {
  if (calls === 0) return 'none'
  if (failed * 2 > calls) return 'down'
  return failed > 0 || averageMs > API_DEGRADED_OVER_MS ? 'degraded' : 'healthy'
}
