import { logAuth } from '../log/log-auth'

/** Runs once the account is really there: a pretended sign-up (`hide-taken-address.ts`) is undone, a line is not. */
export function logNewAccount(e: core.RecordEvent): void {
  e.next()
  logAuth({ kind: 'new-account' }, { userId: e.record!.id })
}

/** Logs every change, whether it came from the settings, a mailed link, an operator or the server itself. */
export function logAccountChange(e: core.RecordEvent): void {
  const user = e.record!
  const before = user.original()
  const from = before.getString('tier')
  const isNewAddress = before.email() !== user.email()
  const isNewPassword = user.getString('password') !== ''
  e.next()
  // The save itself may raise the tier.
  const to = user.getString('tier')
  const about = { userId: user.id }
  if (isNewPassword) logAuth({ kind: 'new-password' }, about)
  if (isNewAddress) logAuth({ kind: 'new-address' }, about)
  if (from !== to) logAuth({ kind: 'new-tier', from, to }, about)
}
