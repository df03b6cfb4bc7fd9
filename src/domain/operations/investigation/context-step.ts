import { isoTimeText } from '../time-text'
import type { Issue } from './issue'
import { stepTitle, type Fact, type Step } from './step'

/** The facts of the issue itself. Unknown facts are left out. */
export function contextStep(issue: Issue): Step {
  return {
    id: 'context',
    title: stepTitle('context'),
    insights: contextInsights(issue),
    data: contextFacts(issue),
    actions: ['acknowledge', 'escalate'],
  }
}

function contextInsights(issue: Issue): readonly string[] {
  return [
    `Issue type: ${issue.type}`,
    `Occurred at ${isoTimeText(issue.timestamp)}`,
    ...(issue.correlationId === undefined ? [] : [`Correlation ID: ${issue.correlationId}`]),
    ...(issue.metadata?.networkError ? ['The network failed, not the server'] : []),
  ]
}

function contextFacts(issue: Issue): readonly Fact[] {
  const metadata = issue.metadata
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Error Message', metadata?.error ?? issue.line?.message],
    ['Component', metadata?.componentName],
    ['Stack Trace', metadata?.stack],
    ['URL', metadata?.url],
    ['Viewport Size', metadata?.additionalContext?.viewport],
    ['Build', issue.line?.buildId],
    ['Connection', metadata?.additionalContext?.connection],
  ]
  return facts.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [{ name, value }]))
}
