import { accountOf } from './account-of'
import { isUnproved } from './hide-taken-address'

/**
 * Whether an address can be given to an account. An account that nobody has proved makes way for it: a stranger may
 * have signed up with the address, and nobody could ever enter that account.
 */
export function freeAddress(app: CoreApp, address: string): boolean {
  const holder = accountOf(app, address)
  if (!holder) return true
  if (!isUnproved(holder)) return false
  app.delete(holder)
  return true
}
