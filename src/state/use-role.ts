import { readStoredSession } from '../backend/stored-session'
import { roleOfSession } from '../domain/people/roles/role-of-session'
import type { Role } from '../domain/people/roles/role'
import { sessionAtom } from './session'
import { useAtomValue } from './store'

/** The role that decides which operators' entries the screen offers; guests have none. The server guards the data. */
export function useRole(): Role | undefined {
  const session = useAtomValue(sessionAtom)
  const stored = readStoredSession()
  const isTheirs = session.kind === 'signed-in' && stored?.session.user.id === session.user.id
  return roleOfSession(session, isTheirs ? stored.record : {})
}
