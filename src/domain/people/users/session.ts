import { isObject } from '../../json'
import { permissionsAfterLoad } from '../tiers/effective-permissions'
import { PERMISSIONS, permissionsOfTier, type Permission } from '../tiers/permission'
import { tierOf, type Tier } from '../tiers/tier'

/** The session of the viewer. Everybody is a guest until the stored session has been read. */
export type Session = { readonly kind: 'guest' } | SignedInSession

export interface SignedInSession {
  readonly kind: 'signed-in'
  readonly user: SessionUser
  readonly tier: Tier
  /** The permissions that the server gives this user. */
  readonly can: readonly Permission[]
}

export interface SessionUser {
  readonly id: string
  readonly email: string
  readonly displayName?: string
  /** The address is verified, whatever the tier is. */
  readonly isProven?: true
  /** An operator invited the user, who has not chosen a password yet. */
  readonly awaitsPassword?: true
  /** The user signed up through a provider and has not set a password yet. */
  readonly hasNoPassword?: true
}

export const GUEST: Session = { kind: 'guest' }

/** The session for a user record; undefined when it is not a user record. */
export function sessionOf(record: unknown): SignedInSession | undefined {
  if (!isObject(record) || typeof record['id'] !== 'string' || record['id'] === '') return undefined
  const {
    id,
    email,
    display_name: name,
    tier,
    can,
    invited_by_admin: invited,
    password_set: isSet,
    verified,
    without_password: hasNone,
  } = record
  const displayName = typeof name === 'string' ? name.trim() : ''
  const user: SessionUser = {
    id,
    email: typeof email === 'string' ? email : '',
    ...(displayName && { displayName }),
    ...(verified === true && { isProven: true }),
    ...(invited === true && isSet !== true && { awaitsPassword: true }),
    ...(hasNone === true && { hasNoPassword: true }),
  }
  const ownTier = tierOf({ kind: 'signed-in', profileTier: tier })
  return { kind: 'signed-in', user, tier: ownTier, can: canOf(ownTier, can) }
}

/** If a record has no permissions, its user gets those that everybody has who signed up. */
function canOf(tier: Tier, value: unknown): readonly Permission[] {
  if (!Array.isArray(value)) return permissionsAfterLoad(tier, { kind: 'failed' })
  const permissions = Object.fromEntries(PERMISSIONS.map((name) => [name, value.includes(name)]))
  return permissionsAfterLoad(tier, { kind: 'loaded', permissions })
}

export function may(session: Session, permission: Permission): boolean {
  return permissionsOf(session).includes(permission)
}

/** Guests have the permissions of their tier. */
export function permissionsOf(session: Session): readonly Permission[] {
  return session.kind === 'guest' ? permissionsOfTier('guest') : session.can
}
