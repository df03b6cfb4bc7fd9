import type { AnalysisResult } from '../analysis/analysis-result'
import type { LogEntry } from '../logs/log-entry'
import { contextStep } from './context-step'
import type { Issue } from './issue'
import { recommendationsStep } from './recommendations-step'
import { relatedLogs, relatedLogsStep } from './related-logs'
import type { Step } from './step'
import { systemImpact, systemImpactStep } from './system-impact'
import { affectedUsers, userImpactStep, type SeenSession } from './user-impact'

export interface Evidence {
  readonly entries: readonly LogEntry[]
  readonly sessions: readonly SeenSession[]
  /** Absent while no analysis was run. */
  readonly analysis?: AnalysisResult
}

/** The steps of an investigation, in the order in which they are read. */
export function investigate(issue: Issue, evidence: Evidence): readonly Step[] {
  const steps = [
    contextStep(issue),
    relatedLogsStep(issue, relatedLogs(issue, evidence.entries)),
    systemImpactStep(systemImpact(issue, evidence.entries)),
    userImpactStep(affectedUsers(issue, evidence.sessions)),
    recommendationsStep(issue, evidence.entries, evidence.analysis),
  ]
  return steps.filter((step) => step !== undefined)
}

/** What is said while logs and sessions are still being read. */
export function investigationText(state: 'loading' | 'failed'): string {
  return state === 'loading'
    ? 'Analyzing incident and gathering related data...'
    : 'The incident could not be analyzed. Please try again.'
}
