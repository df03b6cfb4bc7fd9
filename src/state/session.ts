import type { Permission } from '../domain/people/tiers/permission'
import { GUEST, may, type Session, type SessionUser } from '../domain/people/users/session'
import { atom, useAtomValue } from './store'

export { GUEST, type Session, type SessionUser }

/** Set from the stored session before the first render, and kept by the sync. */
export const sessionAtom = atom<Session>(GUEST)

/** Whether the screen may show something. The server never sends what is not allowed; this decides what is shown. */
export function useMay(permission: Permission): boolean {
  return may(useAtomValue(sessionAtom), permission)
}
