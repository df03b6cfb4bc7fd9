import { API_DEGRADED_OVER_MS } from '../../time/intervals'
import { groupBy, percentOf } from '../statistics'
import type { CallGroup } from './call-group'
import { callTotals } from './call-totals'

/** A span is looked at in this many equal steps: a chart on a phone shows no more. */
export const CALL_STEPS = 24

/** The calls for one league that ended within a step. */
export interface CallStep {
  /** From zero on, the oldest first. */
  readonly step: number
  /** The league's slug; empty on calls for none. */
  readonly league: string
  readonly calls: number
  readonly cancelled: number
  /** Refused by the upstream, such as for what it does not have. */
  readonly refused: number
  /** Errors of the upstream, and of the network in between. */
  readonly broken: number
  readonly sumMs: number
}

/** What the groups of one step say of each league. */
export function callSteps(groups: readonly CallGroup[], step: number): readonly CallStep[] {
  return [...groupBy(groups, ({ league }) => league)].map(([league, ofLeague]) => {
    const { calls, failed, cancelled, sumMs } = callTotals(ofLeague.map(({ figures }) => figures))
    const refused = ofLeague.reduce((sum, { figures }) => sum + (figures[4]?.client_error ?? 0), 0)
    return { step, league, calls, cancelled, refused, broken: failed - refused, sumMs }
  })
}

/** Steps in which nothing was asked are left out. */
export interface CallHistory {
  readonly fromMs: number
  readonly stepMs: number
  readonly steps: readonly CallStep[]
}

export interface StepFigures {
  readonly fromMs: number
  readonly calls: number
  /** Percent; absent where nothing was asked. */
  readonly errorRate: number | undefined
  readonly averageMs: number | undefined
  readonly health: StepHealth
}

/** `none` where nothing was asked. */
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
  const judged = calls - sum((one) => one.cancelled)
  const averageMs = calls > 0 ? sum((one) => one.sumMs) / calls : undefined
  return {
    calls,
    averageMs,
    errorRate: percentOf(
      sum((one) => one.refused + one.broken),
      judged,
    ),
    health: healthOf(judged, sum(ailing), averageMs),
  }
}

/** Golf refuses to tell of a tournament that there is not, which is no illness. */
function ailing({ league, refused, broken }: CallStep): number {
  return league === 'pga' ? broken : refused + broken
}

function healthOf(judged: number, failed: number, averageMs = 0): StepHealth {
  if (judged === 0) return 'none'
  if (failed * 2 > judged) return 'down'
  return failed > 0 || averageMs > API_DEGRADED_OVER_MS ? 'degraded' : 'healthy'
}
