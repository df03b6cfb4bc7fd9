import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { userOf } from '../server/user-of'
import { isSuperuser } from './admin-address'
import { PERMISSIONS, permissionsOfTier, type Permission } from '../../../src/domain/people/tiers/permission'

/** What an answer depends on in its caller. */
export interface Caller {
  readonly signedIn: boolean
  readonly can: readonly Permission[]
}

/** A user's `can` holds the effective permissions, and is written with every save: an empty one means none. */
export function callerOf(e: core.RequestEvent): Caller {
  if (isSuperuser(e)) return { signedIn: true, can: PERMISSIONS }
  const user = userOf(e)
  if (!user) return { signedIn: false, can: permissionsOfTier('guest') }
  const can = user.getStringSlice('can')
  return { signedIn: true, can: PERMISSIONS.filter((permission) => can.includes(permission)) }
}

/** Whose budget a question spends: the account's, or without one the address's. */
export function askerOf(e: core.RequestEvent): string {
  return e.auth ? `account ${e.auth.id}` : `address ${networkOf(e.realIP())}`
}

export function isOperator({ can }: Caller): boolean {
  return can.includes('admin_dashboard')
}
