import { messagePattern } from '../analysis/message-pattern'
import { figureText } from '../figure-text'
import type { LogEntry } from '../logs/log-entry'
import type { Cause } from './causes'
import { causeText } from './cause-text'
import type { Issue } from './issue'
import { stepTitle, type Step } from './step'

/** The most likely cause of the issue, and why. Points and similar incidents are counted, not guessed. */
export function recommendationsStep(
  issue: Issue,
  entries: readonly LogEntry[],
  causes: readonly Cause[],
): Step {
  const [first] = causes
  return {
    id: 'recommendations',
    title: stepTitle('recommendations'),
    insights: first
      ? [`Most likely: ${causeText(first)}`, ...first.evidence]
      : ['Nothing else went wrong around it'],
    data: [
      { name: 'Confidence', value: figureText(first?.points, 'percent') },
      { name: 'Similar Incidents', value: String(similarIncidents(issue, entries)) },
    ],
    actions: ['automated-fix', 'escalate'],
  }
}

/** The pattern under which an analysis groups the issue; empty when a figure raised it. */
export function issuePattern({ line }: Issue): string {
  return messagePattern(line?.message ?? '')
}

/**
 * Earlier errors and warnings of the same pattern. The same error may break one component after the other, so the error
 * itself is compared where it is known.
 */
function similarIncidents(issue: Issue, entries: readonly LogEntry[]): number {
  const wanted = messagePattern(issue.metadata?.error ?? issue.line?.message ?? '')
  if (wanted === '') return 0
  const earlier = entries.filter(
    ({ level, timestamp }) => (level === 'error' || level === 'warn') && timestamp < issue.timestamp,
  )
  return earlier.filter((entry) => messagePattern(entry.metadata?.error ?? entry.message) === wanted).length
}
