import type { JsonObject } from '../../json'
import { may, type Session } from '../users/session'
import { roleOf, type Role } from './role'

/**
 * The role that decides which menu a session sees; guests have none. The user's record says whether `superusers` has a
 * row for the user. An older stored record does not say so; it then counts as a superuser's if its user may open the
 * admin dashboard without being an admin by tier. The server checks its own rows.
 */
export function roleOfSession(session: Session, record: JsonObject): Role | undefined {
  if (session.kind === 'guest') return undefined
  const { superuser } = record
  const hasSuperuserRow =
    typeof superuser === 'boolean' ? superuser : session.tier !== 'admin' && may(session, 'admin_dashboard')
  return roleOf({ hasSuperuserRow, tier: session.tier })
}
