import { tellOwner } from './tell-owner'

/** Tells the owner of the old address that the account has left it, because a thief would change the address first. */
export function tellNewAddress(e: core.RecordEvent): void {
  const user = e.record!
  const before = user.original().email()
  const isNew = before !== '' && before.toLowerCase() !== user.email().toLowerCase()
  e.next()
  if (isNew) tellOwner(e.app, 'address-changed', before)
}
