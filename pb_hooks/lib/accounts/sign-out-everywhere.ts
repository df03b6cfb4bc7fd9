import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { SIGN_OUTS } from '../../../src/domain/people/budgets/row-budgets'
import { spendToday } from '../access/daily-count'
import { signedIn } from './signed-in'

/** POST /api/account/sign-out-everywhere: every other token and stream of the account ends; the answer has a new token. */
export function signOutEverywhere(e: core.RequestEvent): void {
  const user = signedIn(e)
  if (!spendToday(e, 'sign-outs', SIGN_OUTS)) throw new TooManyRequestsError(tooManyTriesText())
  // Tokens are signed with the account's key: with another key none of before is good.
  user.refreshTokenKey()
  e.app.save(user)
  return $apis.recordAuthResponse(e, user, '')
}
