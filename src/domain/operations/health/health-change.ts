import type { ApiHealth } from './api-health'
import type { LoggedLine } from '../logs/server-line'

/** The line that a change of a service's status leaves in the log; nothing when it is as it was. */
export function healthChange(before: ApiHealth, after: ApiHealth): LoggedLine | undefined {
  if (before.status === after.status) return undefined
  const { service, endpoint: url, responseTime } = after
  return {
    level:
      after.status === 'healthy' ? 'info' : after.status === 'down' && after.seasonActive ? 'error' : 'warn',
    category: 'API_HEALTH',
    message: `${service}: ${after.status}, before ${before.status}`,
    metadata: { url, ...(responseTime !== undefined && { duration: responseTime }) },
  }
}
