import { accessTo } from '../../src/domain/people/gates/access'
import type { Permission } from '../../src/domain/people/tiers/permission'
import { alertsOf } from './game-alerts/alert-store'
import { guardQuietRoute } from './security/headers'
import { sendJson } from './server/send-json'
import { userOf } from './server/user-of'

/** GET /api/game-alerts: the rules of whoever is signed in, and what they found. */
export function sendGameAlerts(e: core.RequestEvent): void {
  guardQuietRoute(e)
  e.response.header().set('Cache-Control', 'private, no-store')
  const user = userOf(e)
  if (!user) throw new UnauthorizedError('Sign in to see your alerts')
  const access = accessTo('custom_alerts', user.getStringSlice('can') as Permission[])
  if (access.kind === 'denied') throw new ForbiddenError(access.text)
  return sendJson(e, alertsOf(user.id))
}
