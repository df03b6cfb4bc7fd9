import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { signInFailureText } from '../../../src/domain/people/sign-in/sign-in-failure'
import { takeGuess } from '../access/wrong-passwords'
import { needFreshSignIn } from './need-fresh-sign-in'

/**
 * Whoever holds a token enters the password once more before something that cannot be undone. It counts as a guess, like
 * signing in: a stolen token must not find the password out.
 */
export function enterPassword(e: core.RequestEvent, user: core.Record, field: string): void {
  if (user.getBool('without_password')) return needFreshSignIn(e, field)
  const guess = takeGuess(e, 'users', user)
  if (!guess) throw new TooManyRequestsError(tooManyTriesText())
  if (!user.validatePassword(String(e.requestInfo().body[field] ?? ''))) throw wrong(field)
  guess.wasRight()
}

function wrong(field: string) {
  const fault = signInFailureText({ code: 'auth/wrong-password' })
  return new BadRequestError(fault, { [field]: new ValidationError('validation_wrong_password', fault) })
}
