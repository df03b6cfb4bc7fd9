import { isObject } from '../../json'
import { permissionsAfterLoad } from '../tiers/effective-permissions'
import { PERMISSIONS, permissionsOfTier, type Permission } from '../tiers/permission'
import { tierOf, type Tier } from '../tiers/tier'

/** Who is looking. Everybody is a guest until the stored session has been read. */
export type Session = { readonly kind: 'guest' } | SignedInSession

export interface SignedInSession {
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
  /** The address is proven, whatever the tier says. */
  readonly isProven?: true
  /** Invited by an operator, and has chosen no password yet. */
  readonly awaitsPassword?: true
  /** Came by a provider, and has set no password yet. */
  readonly hasNoPassword?: true
}

export const GUEST: Session = { kind: 'guest' }

/** The session of a user record, or nothing when it is none. */
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

/** A record that does not say what its user may do gives what everybody has who signed up. */
function canOf(tier: Tier, value: unknown): readonly Permission[] {
  if (!Array.isArray(value)) return permissionsAfterLoad(tier, { kind: 'failed' })
  const permissions = Object.fromEntries(PERMISSIONS.map((name) => [name, value.includes(name)]))
  return permissionsAfterLoad(tier, { kind: 'loaded', permissions })
}

/** Whether a session may see something; guests have what their tier has. */
export function may(session: Session, permission: Permission): boolean {
  return (session.kind === 'guest' ? permissionsOfTier('guest') : session.can).includes(permission)
}
