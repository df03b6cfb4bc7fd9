import type { JsonObject } from '../../json'
import { may, type Session } from '../users/session'
import { roleOf, type Role } from './role'

/**
 * As what a session is shown the menu; guests have no role. The record of its user says whether there is a row in
 * `superusers`; one that was stored before it said so is taken for a superuser's when its user may what operators may
 * without being an admin by tier. The server asks its own rows.
 */
export function roleOfSession(session: Session, record: JsonObject = {}): Role | undefined {
  if (session.kind === 'guest') return undefined
  const { superuser } = record
  const hasSuperuserRow =
    typeof superuser === 'boolean' ? superuser : session.tier !== 'admin' && may(session, 'admin_dashboard')
  return roleOf({ hasSuperuserRow, tier: session.tier })
}
