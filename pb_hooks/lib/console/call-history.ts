import { mergeGroups, type CallGroup } from '../../../src/domain/operations/api-calls/call-group'
import {
  CALL_STEPS,
  callSteps,
  type CallHistory,
} from '../../../src/domain/operations/api-calls/call-history'
import { callGroups } from './call-groups'

interface CallsOfSpan {
  readonly groups: readonly CallGroup[]
  readonly history: CallHistory
}

/** The calls that ended in a span: altogether, and in equal steps. The database reads each minute once for both. */
export function callsOfSpan(fromMs: number, toMs: number): CallsOfSpan {
  const stepMs = (toMs - fromMs) / CALL_STEPS
  const startOf = (step: number) => fromMs + step * stepMs
  const steps = Array.from({ length: CALL_STEPS }, (_, step) => callGroups(startOf(step), startOf(step + 1)))
  return { groups: mergeGroups(steps), history: { fromMs, stepMs, steps: steps.flatMap(callSteps) } }
}
