import type { Viewer } from '../../../src/domain/people/gates/access'
import { tierOfUser } from '../access/can'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { userOf } from '../server/user-of'
import { isSuperuser } from './admin-address'
import { PERMISSIONS, permissionsOfTier } from '../../../src/domain/people/tiers/permission'

/** What an answer depends on in its caller. */
export interface Caller extends Viewer {
  readonly signedIn: boolean
}

/** A user's `can` holds the effective permissions, and is written with every save: an empty one means none. */
export function callerOf(e: core.RequestEvent): Caller {
  if (isSuperuser(e)) return { signedIn: true, tier: 'admin', can: PERMISSIONS }
  const user = userOf(e)
  if (!user) return { signedIn: false, tier: 'guest', can: permissionsOfTier('guest') }
  const can = user.getStringSlice('can')
  return {
    signedIn: true,
    tier: tierOfUser(user),
    can: PERMISSIONS.filter((permission) => can.includes(permission)),
  }
}

/** Whose budget a question spends: the account's, or without one the address's. */
export function askerOf(e: core.RequestEvent): string {
  return e.auth ? `account ${e.auth.id}` : `address ${networkOf(e.realIP())}`
}

export function isOperator({ can }: Caller): boolean {
  return can.includes('admin_dashboard')
}
