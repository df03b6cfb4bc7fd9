import { can, denialText } from './access/can'
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
  if (!can(user, 'custom_alerts')) throw new ForbiddenError(denialText(user, 'custom_alerts'))
  return sendJson(e, alertsOf(user.id, can(user, 'view_betting_odds')))
}
