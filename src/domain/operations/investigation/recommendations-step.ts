import type { AnalysisResult } from '../analysis/analysis-result'
import { figureText } from '../figure-text'
import type { LogEntry } from '../logs/log-entry'
import { messagePattern } from '../analysis/message-pattern'
import type { Issue } from './issue'
import { stepTitle, type Step } from './step'

/** What the last analysis has to say about issues like this one; similar incidents are counted, not guessed. */
export function recommendationsStep(
  issue: Issue,
  entries: readonly LogEntry[],
  analysis: AnalysisResult | undefined,
): Step {
  const wanted = messagePattern(issue.metadata?.error ?? '')
  const pattern = analysis?.patterns.find((candidate) => candidate.pattern === wanted)
  const fixes = analysis?.fixes.filter((fix) => fix.errorPattern === pattern?.id) ?? []
  const confidence = fixes.map((fix) => fix.confidence).reduce((a, b) => Math.max(a, b), -Infinity)
  return {
    id: 'recommendations',
    title: stepTitle('recommendations'),
    insights: [...(pattern ? [pattern.description] : []), ...(analysis?.summary.recommendedActions ?? [])],
    data: [
      { name: 'Confidence', value: figureText(confidence, 'percent') },
      { name: 'Similar Incidents', value: String(similarIncidents(wanted, issue, entries)) },
    ],
    actions: fixes.length > 0 ? ['automated-fix', 'escalate'] : ['escalate'],
  }
}

function similarIncidents(wanted: string, issue: Issue, entries: readonly LogEntry[]): number {
  if (wanted === '') return 0
  const earlier = entries.filter((entry) => entry.level === 'error' && entry.timestamp < issue.timestamp)
  return earlier.filter((entry) => messagePattern(entry.metadata?.error ?? entry.message) === wanted).length
}
