import { can } from '../../access/can'
import { roleOfOperator } from '../../access/role-of-operator'
import { closeOtherStreams } from '../../access/streams'
import { logAuth } from '../../log/log-auth'
import { findRecord } from '../../server/records'
import { managersOnly } from './managers-only'
import { textOf } from './text-of'

/** POST /api/console/sessions/end: signs a user out on every device, and the log says who did it. API keys stay. */
export function endUserSessions(e: core.RequestEvent): void {
  managersOnly(e)
  const user = findRecord('users', textOf(e, 'target_user_id'))
  if (!user) throw new NotFoundError('There is no such user.')
  // Or an admin could keep the superusers out while doing what they would stop.
  if (can(user, 'admin_dashboard') && roleOfOperator(e) !== 'superuser')
    throw new ForbiddenError('Only a superuser ends the sessions of an operator.')
  // All tokens are signed with it; the save takes devices off the list and ends visits.
  user.refreshTokenKey()
  $app.save(user)
  closeOtherStreams(user)
  logAuth({ kind: 'sessions-ended', operator: e.auth?.id ?? '' }, { userId: user.id })
  return e.noContent(204)
}
