import { mostCommonPasswords } from '../../../src/domain/people/passwords/most-common-passwords'
import { SIGN_UP_ADDRESS } from './hide-taken-address'
import { resetPasswordFault, setPasswordFault } from '../../../src/domain/people/passwords/new-password'

/** At every save that carries a new password, whichever way it came. */
export function refuseWeakPassword(e: core.RecordEvent): void {
  const fault = passwordFault(e.record!)
  if (fault)
    throw new BadRequestError(fault, { password: new ValidationError('validation_weak_password', fault) })
  return e.next()
}

function passwordFault(user: core.Record): string | undefined {
  const password = user.getString('password')
  if (!password) return undefined
  const entry = { password, confirm: password }
  const rule = isFirstOfInvited(user) ? setPasswordFault : resetPasswordFault
  return rule(entry, ownTexts(user), mostCommonPasswords())
}

function ownTexts(user: core.Record): string[] {
  return ['email', SIGN_UP_ADDRESS, 'first_name', 'last_name', 'display_name'].map((name) =>
    user.getString(name),
  )
}

/** Nobody chose the password that the server itself gives to a user it makes. */
function isFirstOfInvited(user: core.Record): boolean {
  return !user.isNew() && user.getBool('invited_by_admin') && !user.original().getBool('password_set')
}
