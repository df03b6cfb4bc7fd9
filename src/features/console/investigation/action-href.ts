import type { Investigation } from '../../../domain/operations/investigation/investigation'
import { RELATED_LOGS_WINDOW_MS } from '../../../domain/time/intervals'
import { sectionPath } from '../paths'

type Leading = 'view-all-logs' | 'view-metrics' | 'view-users' | 'automated-fix'

/** The address that an action leads to. */
export function actionHref(action: Leading, { issue, pattern }: Investigation): string {
  switch (action) {
    case 'view-all-logs':
      return `${sectionPath('logs')}?${new URLSearchParams(logsQuestion(issue))}`
    case 'view-metrics':
      return `${sectionPath('api_insights')}?hours=24`
    case 'view-users':
      return sectionPath('user_overview')
    case 'automated-fix':
      return `${sectionPath('ai_analysis')}?${new URLSearchParams({ pattern })}`
  }
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
