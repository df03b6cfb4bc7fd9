import { FRESH_SIGN_IN_MS } from '../../../src/domain/people/budgets/guess-limits'
import { ownAccountText } from '../../../src/domain/people/users/own-account-texts'
import { hasEnteredSince } from '../access/devices'
import { sessionOf, tokenOf } from '../access/sessions'

/**
 * Who has no password proves to hold the account by having signed in just now: a token that was left open, or copied long
 * ago, does nothing that cannot be undone.
 */
export function needFreshSignIn(e: core.RequestEvent, field: string): void {
  if (hasEnteredSince($app, sessionOf(tokenOf(e)), Date.now() - FRESH_SIGN_IN_MS)) return
  const fault = ownAccountText('sign-in-again', 'password')
  throw new BadRequestError(fault, { [field]: new ValidationError('sign_in_again', fault) })
}
