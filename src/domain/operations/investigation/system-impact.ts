import { figureText, signedPercentText } from '../figure-text'
import { IMPACT_WINDOW_MS } from '../../time/intervals'
import type { HourFigures } from '../health/hour-figures'
import type { LogEntry } from '../logs/log-entry'
import type { Issue } from './issue'
import { stepTitle, type Step } from './step'

/** The figures of the hour before the issue and of the hour after, counted as the dashboard counts those of its hour. */
export interface HoursAround {
  readonly before: HourFigures
  readonly after: HourFigures
}

export interface SystemImpact {
  /** Percent points, from the hour before the issue to the hour after; absent when either hour is empty. */
  readonly errorRateIncrease: number | undefined
  readonly averageResponseMs: number | undefined
  readonly affectedEndpoints: readonly string[]
}

export function systemImpact(
  issue: Issue,
  entries: readonly LogEntry[],
  { before, after }: HoursAround,
): SystemImpact {
  return {
    errorRateIncrease: difference(after.errorRate, before.errorRate),
    averageResponseMs: after.apiResponseTime,
    affectedEndpoints: affectedEndpoints(issue, entries),
  }
}

/** The addresses that errors of the hour after the issue name. */
export function affectedEndpoints(issue: Issue, entries: readonly LogEntry[]): readonly string[] {
  const since = (entry: LogEntry) => entry.timestamp - issue.timestamp
  const after = entries.filter((entry) => since(entry) >= 0 && since(entry) <= IMPACT_WINDOW_MS)
  const failed = after.filter((entry) => entry.level === 'error')
  return [...new Set(failed.flatMap(({ metadata }) => metadata?.url ?? []).map(endpointOf))]
}

export function systemImpactStep(impact: SystemImpact): Step {
  const increase = impact.errorRateIncrease
  return {
    id: 'system-impact',
    title: stepTitle('system-impact'),
    insights: (increase ?? 0) > 0 ? ['Errors became more frequent after the issue'] : [],
    data: [
      { name: 'Error Rate Increase', value: signedPercentText(increase) },
      { name: 'Avg Response Time', value: figureText(impact.averageResponseMs, 'milliseconds') },
      { name: 'Affected Endpoints', value: String(impact.affectedEndpoints.length) },
    ],
    actions: ['view-metrics'],
  }
}

function difference(after: number | undefined, before: number | undefined): number | undefined {
  return after === undefined || before === undefined ? undefined : after - before
}

/** The same path with another query is the same endpoint. */
function endpointOf(url: string): string {
  return url.replace(/[?#].*/, '')
}
