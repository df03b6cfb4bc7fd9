import type { CallGroup } from '../api-calls/call-group'
import type { LogEntry } from '../logs/log-entry'
import { rankCauses, type Cause } from './causes'
import { contextStep } from './context-step'
import type { Issue } from './issue'
import { recommendationsStep } from './recommendations-step'
import { relatedLogs, relatedLogsStep, type NearbyCounts } from './related-logs'
import type { Step } from './step'
import { systemImpact, systemImpactStep, type HoursAround } from './system-impact'
import { affectedUsers, userImpactStep, type SeenSession } from './user-impact'

export interface Evidence {
  readonly entries: readonly LogEntry[]
  readonly nearby: NearbyCounts
  readonly sessions: readonly SeenSession[]
  /** The upstream calls around the issue. */
  readonly calls: readonly CallGroup[]
  readonly hours: HoursAround
}

/** The steps of an investigation, in the order in which they are read. */
export function investigate(
  issue: Issue,
  evidence: Evidence,
): { readonly steps: readonly Step[]; readonly causes: readonly Cause[] } {
  const causes = rankCauses(issue, evidence)
  const steps = [
    contextStep(issue),
    relatedLogsStep(issue, relatedLogs(issue, evidence.entries), evidence.nearby),
    systemImpactStep(systemImpact(issue, evidence.entries, evidence.hours)),
    userImpactStep(affectedUsers(issue, evidence.sessions)),
    recommendationsStep(issue, evidence.entries, causes),
  ]
  return { steps: steps.filter((step) => step !== undefined), causes }
}

const TEXTS = {
  loading: 'Analyzing incident and gathering related data...',
  failed: 'The incident could not be analyzed. Please try again.',
  gone: 'The incident is not kept any more.',
} as const

/** The text in place of an investigation that is not there (yet). */
export function investigationText(state: keyof typeof TEXTS): string {
  return TEXTS[state]
}
