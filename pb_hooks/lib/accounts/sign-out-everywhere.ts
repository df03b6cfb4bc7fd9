import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { SIGN_OUTS } from '../../../src/domain/people/budgets/row-budgets'
import { logAuth } from '../log/log-auth'
import { spendToday } from '../access/daily-count'
import { sessionOf, tokenOf } from '../access/sessions'
import { closeOtherStreams } from '../access/streams'
import { endSessions } from './end-sessions'
import { signedIn } from './signed-in'

/** POST /api/account/sign-out-everywhere: every other token and stream of the account ends; the answer has a new token. */
export function signOutEverywhere(e: core.RequestEvent): void {
  const user = signedIn(e)
  if (!spendToday(e, 'sign-outs', SIGN_OUTS)) throw new TooManyRequestsError(tooManyTriesText())
  e.app.runInTransaction((tx) => {
    endSessions(user)
    tx.save(user)
  })
  closeOtherStreams(user, sessionOf(tokenOf(e)))
  logAuth({ kind: 'signed-out' }, { userId: user.id, e })
  return $apis.recordAuthResponse(e, user, '')
}
