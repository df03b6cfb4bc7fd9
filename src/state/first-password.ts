import { mustSetPassword } from '../domain/people/passwords/must-set-password'
import type { SessionUser } from '../domain/people/users/session'
import { localValues } from '../platform/local-values'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { sessionAtom } from './session'
import { atom } from './store'

/** The user who has set a password on this device, or has put it off for this visit. */
const noLongerAskedAtom = atom(localValues.read(STORAGE_KEYS.passwordSet))

/** The user to ask for a first password. */
export const userToAskForPasswordAtom = atom((get): SessionUser | undefined => {
  const session = get(sessionAtom)
  const isAsked = session.kind === 'signed-in' && mustSetPassword(session.user, get(noLongerAskedAtom))
  return isAsked ? session.user : undefined
})

/** Keeps the modal from coming back after the password is set and before the server's record says so. */
export const notePasswordSetAtom = atom(undefined, (_get, set, user: string) => {
  localValues.write(STORAGE_KEYS.passwordSet, user)
  set(noLongerAskedAtom, user)
})

/** Puts it off: the user is asked again at the next visit. */
export const putOffPasswordAtom = atom(undefined, (_get, set, user: string) => set(noLongerAskedAtom, user))
