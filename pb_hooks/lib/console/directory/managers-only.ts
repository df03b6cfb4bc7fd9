import { isSuperuser } from '../../security/admin-address'
import { callerOf } from '../../security/caller'
import { operatorsOnly } from '../operators-only'

/** Only operators who may `manage_users` change accounts. An override can leave an operator without that. */
export function managersOnly(e: core.RequestEvent): void {
  operatorsOnly(e)
  if (isSuperuser(e) || callerOf(e).can.includes('manage_users')) return
  throw new ForbiddenError("You don't have permission to manage users.")
}
