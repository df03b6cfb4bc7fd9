import { HOUR_MS } from '../../time/intervals'
import { investigate, type Evidence } from '../investigation/investigate'
import type { Issue } from '../investigation/issue'
import type { StepId } from '../investigation/step'
import { EMPTY_HOURS, NOON } from './samples'

export const issue: Issue = { type: 'error', timestamp: NOON, correlationId: 'poll-7' }
export const nothing: Evidence = {
  entries: [],
  nearby: { entries: 0, errors: 0 },
  sessions: [],
  calls: [],
  hours: EMPTY_HOURS,
}
export const session = { userId: 'u1', sessionStart: NOON - HOUR_MS, lastActivity: NOON }

export const stepOf = (id: StepId, evidence: Partial<Evidence>, of = issue) =>
  investigate(of, { ...nothing, ...evidence }).steps.find((step) => step.id === id)
