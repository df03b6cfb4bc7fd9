import { RELATED_LOGS_WINDOW_MS } from '../../time/intervals'
import type { LogEntry } from '../logs/log-entry'
import { inThousands } from '../figure-text'
import { sortedBy } from '../statistics'
import type { Issue } from './issue'
import { stepTitle, type Step } from './step'

const LISTED = 5

/**
 * Entries within half an hour of the issue, without the issue itself: those of the same action first, then the nearest in
 * time.
 */
export function relatedLogs(issue: Issue, entries: readonly LogEntry[]): readonly LogEntry[] {
  const distance = (entry: LogEntry) => Math.abs(entry.timestamp - issue.timestamp)
  const near = entries.filter((entry) => entry.id !== issue.id && distance(entry) <= RELATED_LOGS_WINDOW_MS)
  return sortedBy(
    near,
    (entry) => (isSameAction(issue, entry) ? 0 : 1),
    distance,
    (entry) => entry.id,
  )
}

/** How many entries there are within half an hour of an issue, also those that were not read because they are too many. */
export interface NearbyCounts {
  readonly entries: number
  readonly errors: number
}

/** No step without entries. */
export function relatedLogsStep(
  issue: Issue,
  related: readonly LogEntry[],
  nearby: NearbyCounts,
): Step | undefined {
  if (related.length === 0) return undefined
  const sameAction = related.filter((entry) => isSameAction(issue, entry)).length
  return {
    id: 'related-logs',
    title: stepTitle('related-logs'),
    insights: [
      `Log entries within 30 minutes: ${inThousands(nearby.entries)}`,
      `Errors among them: ${inThousands(nearby.errors)}`,
      ...(sameAction > 0 ? [`With the same correlation ID: ${inThousands(sameAction)}`] : []),
    ],
    data: listedLogs(related).map((entry) => ({ name: entry.level, value: entry.message })),
    actions: ['view-all-logs', 'export'],
  }
}

export function listedLogs(related: readonly LogEntry[]): readonly LogEntry[] {
  return related.slice(0, LISTED)
}

/** The line below the listed entries, absent when all are listed. */
export function moreLogsText(count: number): string | undefined {
  return count > LISTED ? `... and ${inThousands(count - LISTED)} more logs` : undefined
}

function isSameAction(issue: Issue, entry: LogEntry): boolean {
  return issue.correlationId !== undefined && entry.correlationId === issue.correlationId
}
