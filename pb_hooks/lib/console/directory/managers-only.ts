import { isSuperuser } from '../../security/admin-address'
import { callerOf } from '../../security/caller'
import { operatorsOnly } from '../operators-only'

/** Only operators who may `manage_users` change accounts. An override can leave an operator without that. */
export function managersOnly(e: core.RequestEvent): void {
  operatorsOnly(e)
  if (!mayManage(e)) throw new ForbiddenError("You don't have permission to manage users.")
}

/** Only they see addresses, in lists too. */
export function addressFor(e: core.RequestEvent): AddressColumn {
  return mayManage(e) ? 'email' : "''"
}

/** What a statement selects as somebody's address. */
export type AddressColumn = 'email' | "''"

function mayManage(e: core.RequestEvent): boolean {
  return isSuperuser(e) || callerOf(e).can.includes('manage_users')
}
