import type { StoredSessionValue } from './rows'
import type { Storage } from './storage'

/** Who is signed in, for the service worker, which has no `localStorage`; nobody after the sign-out. */
export async function tellWorkerSession(
  storage: Storage,
  session: Omit<StoredSessionValue, 'name'> | undefined,
): Promise<void> {
  if (session) await storage.change('values', ['session'], () => ({ name: 'session', ...session }))
  else await storage.remove('values', ({ name }) => name === 'session')
}
