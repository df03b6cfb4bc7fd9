import { newId } from '../server/records'
import { iso } from '../server/time'
import { accountNow } from './account-now'

/** The fields that the server owns: nobody sets them through the API, neither at sign-up nor later. */
const OWNED = [
  'tier',
  'can',
  'superuser',
  'overrides',
  'verified',
  'awaits_proof',
  'joined_at',
  'invited_by_admin',
  'password_set',
  'password_set_date',
  'without_password',
]

/** A new account is registered, unverified and without overrides. One from a provider has no password yet. */
export function guardNewAccount(e: core.RecordRequestEvent): void {
  if (e.hasSuperuserAuth()) return e.next()
  const user = e.record!
  // An id that a stranger chose would tell, when it is asked for again, whether the first sign-up made an account.
  user.set('id', newId())
  for (const name of OWNED) user.set(name, null)
  user.set('tier', 'registered')
  user.set('without_password', e.requestInfo().context === 'oauth2')
  return e.next()
}

export function guardAccountChange(e: core.RecordRequestEvent): void {
  if (!e.hasSuperuserAuth()) refuseOwned(e.record!)
  notePassword(e.record!)
  return e.next()
}

export function noteNewPassword(e: core.RecordConfirmPasswordResetRequestEvent): void {
  markPasswordSet(e.record!)
  return e.next()
}

function refuseOwned(user: core.Record): void {
  const before = user.original()
  const changed = OWNED.filter((name) => valueOf(user, name) !== valueOf(before, name))
  if (changed.length > 0) throw new ForbiddenError(`Only the server changes ${changed.join(', ')}`)
}

/** A field with a list of choices gives no string, and every other field gives no list. */
export function valueOf(user: core.Record, name: string): string {
  return user.getString(name) + user.getStringSlice(name).join()
}

function notePassword(user: core.Record): void {
  if (user.getString('password')) markPasswordSet(user)
}

/** Invited users who were let in because they proved their address have no password yet that anybody knows. */
export function awaitsPassword(user: core.Record): boolean {
  return user.getBool('invited_by_admin') && !user.getBool('password_set')
}

/** An invited user has set a password now and is no longer asked to set one. */
export function markPasswordSet(user: core.Record): void {
  if (!awaitsPassword(user)) return
  user.set('password_set', true)
  user.set('password_set_date', iso(accountNow()))
}
