import type { Permission } from '../domain/people/tiers/permission'
import { permissionsOfTier } from '../domain/people/tiers/permission'
import type { Tier } from '../domain/people/tiers/tier'
import { atom, useAtomValue } from './store'

/** Who is looking. Everybody is a guest until the stored session has been read. */
export type Session =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'signed-in'
      readonly user: SessionUser
      readonly tier: Tier
      /** What the server says this user may do. */
      readonly can: readonly Permission[]
    }

export interface SessionUser {
  readonly id: string
  readonly email: string
  readonly displayName?: string
}

export const GUEST: Session = { kind: 'guest' }

export const sessionAtom = atom<Session>(GUEST)

const canAtom = atom((get) => {
  const session = get(sessionAtom)
  return session.kind === 'guest' ? permissionsOfTier('guest') : session.can
})

/** Whether the screen may show something. What is not allowed never arrives anyway; this decides what stands there. */
export function useMay(permission: Permission): boolean {
  return useAtomValue(canAtom).includes(permission)
}
