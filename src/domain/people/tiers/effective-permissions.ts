import { isObject } from '../../json'
import { PERMISSIONS, permissionsOfTier, type Permission } from './permission'
import type { Tier } from './tier'

/** Permissions that the server grants (`true`) or takes away (`false`), whatever the tier is. */
export type Overrides = Readonly<Partial<Record<Permission, boolean>>>

export type PermissionsReply =
  | { readonly kind: 'loaded'; readonly permissions: unknown }
  | { readonly kind: 'failed' }

/** The `can` list of a user: the tier's defaults with the overrides merged over them. */
export function effectivePermissions(tier: Tier, overrides: Overrides): readonly Permission[] {
  const defaults = permissionsOfTier(tier)
  return PERMISSIONS.filter((permission) => overrides[permission] ?? defaults.includes(permission))
}

/** The permissions of a signed-in user after the server has answered or the request has failed. */
export function permissionsAfterLoad(tier: Tier, reply: PermissionsReply): readonly Permission[] {
  if (reply.kind === 'failed') return permissionsOfTier('registered')
  return effectivePermissions(tier, parseOverrides(reply.permissions))
}

/** Unknown names and values neither grant nor take away anything. */
export function parseOverrides(value: unknown): Overrides {
  if (!isObject(value)) return {}
  const known = PERMISSIONS.filter((name) => Object.hasOwn(value, name) && typeof value[name] === 'boolean')
  return Object.fromEntries(known.map((name) => [name, value[name] === true]))
}
