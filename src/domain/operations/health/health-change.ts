import type { ApiHealth, HealthEvent } from './api-health'
import { healthErrorType } from './health-error'
import type { LoggedLine } from '../logs/server-line'

/**
 * The line that a change of a service's status leaves in the log; nothing when it is as it was. Of a service that is down
 * it says what kind of trouble its answer was.
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
