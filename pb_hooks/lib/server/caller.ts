import { isSuperuser } from '../security/admin-address'
import { PERMISSIONS, permissionsOfTier, type Permission } from '../../../src/domain/people/tiers/permission'

/** Who asks, as far as the answer depends on it. */
export interface Caller {
  readonly signedIn: boolean
  readonly can: readonly Permission[]
}

/** A user's `can` holds the effective permissions, and is written with every save: an empty one means none. */
export function callerOf(e: core.RequestEvent): Caller {
  if (isSuperuser(e)) return { signedIn: true, can: PERMISSIONS }
  if (!e.auth || e.auth.collection().name !== 'users')
    return { signedIn: false, can: permissionsOfTier('guest') }
  const can = e.auth.getStringSlice('can')
  return { signedIn: true, can: PERMISSIONS.filter((permission) => can.includes(permission)) }
}

export function isOperator({ can }: Caller): boolean {
  return can.includes('admin_dashboard')
}
