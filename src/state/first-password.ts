import { mustSetPassword } from '../domain/people/passwords/must-set-password'
import type { SessionUser } from '../domain/people/users/session'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { sessionAtom } from './session'
import { atom } from './store'

/** Who has set a password on this device, or has put it off for this visit. */
const doneForAtom = atom(localValues.read(STORAGE_KEYS.passwordSet))

/** Who is to be asked for a first password. */
export const awaitsPasswordAtom = atom((get): SessionUser | undefined => {
  const session = get(sessionAtom)
  const isAsked = session.kind === 'signed-in' && mustSetPassword(session.user, get(doneForAtom))
  return isAsked ? session.user : undefined
})

/** The modal does not come back between setting the password and hearing of it from the server. */
export const notePasswordSetAtom = atom(undefined, (_get, set, user: string) => {
  localValues.write(STORAGE_KEYS.passwordSet, user)
  set(doneForAtom, user)
})

/** Not now: it is asked again at the next visit. */
export const putOffPasswordAtom = atom(undefined, (_get, set, user: string) => set(doneForAtom, user))
