import type { ApiHealth, HealthEvent } from './api-health'
import { healthErrorType } from './health-error'
import type { LoggedLine } from '../logs/server-line'

/**
 * The log line for a change of a service's status; undefined when the status is the same. For a service that is down
 * the line names the kind of trouble that its HTTP status stands for.
 */
export function healthChange(
  before: ApiHealth,
  after: ApiHealth,
  event?: HealthEvent,
): LoggedLine | undefined {
  if (before.status === after.status) return undefined
  const { service, endpoint: url, responseTime } = after
  const status = event?.kind === 'answered' && after.status === 'down' ? event.status : undefined
  const trouble = status === undefined ? '' : ` (${healthErrorType(status)})`
  return {
    level:
      after.status === 'healthy' ? 'info' : after.status === 'down' && after.seasonActive ? 'error' : 'warn',
    category: 'API_HEALTH',
    message: `${service}: ${after.status}${trouble}, before ${before.status}`,
    metadata: {
      url,
      ...(status !== undefined && { status }),
      ...(responseTime !== undefined && { duration: responseTime }),
    },
  }
}
