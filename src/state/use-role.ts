import { readStoredSession } from '../backend/stored-session'
import { roleOfSession } from '../domain/people/roles/role-of-session'
import type { Role } from '../domain/people/roles/role'
import { sessionAtom } from './session'
import { useAtomValue } from './store'

/** As what somebody is shown what only operators open; guests have no role. What is behind it the server guards. */
export function useRole(): Role | undefined {
  const session = useAtomValue(sessionAtom)
  const stored = readStoredSession()
  const isTheirs = session.kind === 'signed-in' && stored?.session.user.id === session.user.id
  return roleOfSession(session, isTheirs ? stored.record : {})
}
