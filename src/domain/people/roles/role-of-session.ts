import { may, type Session } from '../users/session'
import { roleOf, type Role } from './role'

/**
 * As what a session is shown the menu; guests have no role. Whoever may what operators may without being an admin by
 * tier has a row in `superusers`: nothing else gives that. The server asks its own rows.
 */
export function roleOfSession(session: Session): Role | undefined {
  if (session.kind === 'guest') return undefined
  const hasSuperuserRow = session.tier !== 'admin' && may(session, 'admin_dashboard')
  return roleOf({ hasSuperuserRow, tier: session.tier })
}
