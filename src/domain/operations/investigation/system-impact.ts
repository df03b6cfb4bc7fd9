import { figureText, signedPercentText } from '../figure-text'
import { IMPACT_WINDOW_MS } from '../../time/intervals'
import { isApiLog, type LogEntry } from '../logs/log-entry'
import { average, percentOf } from '../statistics'
import type { Issue } from './issue'
import { stepTitle, type Step } from './step'

export interface SystemImpact {
  /** Percent points, from the hour before the issue to the hour after; absent when either hour is empty. */
  readonly errorRateIncrease: number | undefined
  readonly averageResponseMs: number | undefined
  readonly affectedEndpoints: readonly string[]
}

export function systemImpact(issue: Issue, entries: readonly LogEntry[]): SystemImpact {
  const since = (entry: LogEntry) => entry.timestamp - issue.timestamp
  const before = entries.filter((entry) => since(entry) < 0 && since(entry) >= -IMPACT_WINDOW_MS)
  const after = entries.filter((entry) => since(entry) >= 0 && since(entry) <= IMPACT_WINDOW_MS)
  const failed = after.filter((entry) => entry.level === 'error' && entry.metadata?.url !== undefined)
  return {
    errorRateIncrease: difference(errorRate(after), errorRate(before)),
    averageResponseMs: average(after.filter(isApiLog).flatMap((entry) => entry.metadata?.duration ?? [])),
    affectedEndpoints: [...new Set(failed.map((entry) => endpointOf(entry.metadata?.url ?? '')))],
  }
}

export function systemImpactStep(impact: SystemImpact): Step {
  const increase = impact.errorRateIncrease
  return {
    id: 'system-impact',
    title: stepTitle('system-impact'),
    insights: increase !== undefined && increase > 0 ? ['Errors became more frequent after the issue'] : [],
    data: [
      { name: 'Error Rate Increase', value: signedPercentText(increase) },
      { name: 'Avg Response Time', value: figureText(impact.averageResponseMs, 'milliseconds') },
      { name: 'Affected Endpoints', value: String(impact.affectedEndpoints.length) },
    ],
    actions: ['view-metrics'],
  }
}

function errorRate(entries: readonly LogEntry[]): number | undefined {
  return percentOf(entries.filter((entry) => entry.level === 'error').length, entries.length)
}

function difference(after: number | undefined, before: number | undefined): number | undefined {
  return after === undefined || before === undefined ? undefined : after - before
}

/** The same path with another query is the same endpoint. */
function endpointOf(url: string): string {
  return url.replace(/[?#].*$/, '')
}
