import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { ownAccountText } from '../../../src/domain/people/users/own-account-texts'
import { takeGuess } from '../access/wrong-passwords'
import { needFreshSignIn } from './need-fresh-sign-in'

/**
 * A caller with a token enters the password once more before something that cannot be undone. It counts as a guess,
 * like signing in, so that a stolen token cannot be used to find out the password.
 */
export function requirePassword(e: core.RequestEvent, user: core.Record, field: string): void {
  if (user.getBool('without_password')) return needFreshSignIn(e, field)
  const guess = takeGuess(e, 'users', user)
  if (!guess) throw new TooManyRequestsError(tooManyTriesText())
  if (!user.validatePassword(String(e.requestInfo().body[field] ?? '')))
    throw wrongPasswordError(e.app, user, field)
  guess.wasRight()
}

/** A user from a provider may or may not have a password: not all accounts from before migration 140 say. */
function wrongPasswordError(app: CoreApp, user: core.Record, field: string) {
  const mayHaveNone = app.findAllExternalAuthsByRecord(user).length > 0
  const code = mayHaveNone ? 'wrong_or_no_password' : 'validation_wrong_password'
  const fault = ownAccountText(mayHaveNone ? 'wrong-or-no-password' : 'wrong-password', 'password')
  return new BadRequestError(fault, { [field]: new ValidationError(code, fault) })
}
