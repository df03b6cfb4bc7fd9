import { FRESH_SIGN_IN_MS } from '../../../src/domain/people/budgets/guess-limits'
import { ownAccountText } from '../../../src/domain/people/users/own-account-texts'
import { hasSignedInSince } from '../access/devices'
import { sessionOf, tokenOf } from '../access/sessions'

/**
 * A user without a password proves who they are by having signed in just now. A token that was left open, or copied
 * long ago, cannot do anything that cannot be undone.
 */
export function needFreshSignIn(e: core.RequestEvent, field: string): void {
  if (hasSignedInSince($app, sessionOf(tokenOf(e)), Date.now() - FRESH_SIGN_IN_MS)) return
  const fault = ownAccountText('sign-in-again', 'password')
  throw new BadRequestError(fault, { [field]: new ValidationError('sign_in_again', fault) })
}
