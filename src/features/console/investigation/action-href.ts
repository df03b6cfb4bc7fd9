import type { Investigation } from '../../../domain/operations/investigation/investigation'
import { CALL_SPANS } from '../../../domain/operations/api-calls/call-group'
import { HOUR_MS, RELATED_LOGS_WINDOW_MS } from '../../../domain/time/intervals'
import { sectionPath } from '../paths'

type Leading = 'view-all-logs' | 'view-metrics' | 'view-users' | 'automated-fix'

/** The address that an action leads to. */
export function actionHref(action: Leading, { issue, pattern }: Investigation, nowMs: number): string {
  switch (action) {
    case 'view-all-logs':
      return `${sectionPath('logs')}?${new URLSearchParams(logsQuestion(issue))}`
    case 'view-metrics':
      return `${sectionPath('api_insights')}?hours=${hoursWith(issue.timestamp, nowMs)}`
    case 'view-users':
      return sectionPath('user_overview')
    case 'automated-fix':
      return `${sectionPath('ai_analysis')}?${new URLSearchParams({ pattern })}`
  }
}

/** At least a day, so that the figures can be compared with usual ones; longer if the incident is older. */
function hoursWith(timestamp: number, nowMs: number): number {
  const holds = (hours: number) => hours >= 24 && nowMs - timestamp <= hours * HOUR_MS
  const [longest] = CALL_SPANS.map(({ hours }) => hours).toReversed()
  return CALL_SPANS.find(({ hours }) => holds(hours))?.hours ?? longest!
}

/**
 * The log lines of the same action where the issue names one, else all of the half hours before and after.
 */
function logsQuestion({ timestamp, correlationId }: Investigation['issue']): Record<string, string> {
  const span = {
    time: 'custom',
    from: String(Math.max(0, Math.round(timestamp - RELATED_LOGS_WINDOW_MS))),
    to: String(Math.round(timestamp + RELATED_LOGS_WINDOW_MS)),
  }
  return correlationId === undefined ? span : { ...span, q: correlationId }
}
