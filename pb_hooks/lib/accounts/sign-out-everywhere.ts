import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { SIGN_OUTS } from '../../../src/domain/people/budgets/row-budgets'
import { logAuth } from '../log/log-auth'
import { spendToday } from '../access/daily-count'
import { sessionOf, tokenOf } from '../access/sessions'
import { closeOtherStreams } from '../access/streams'
import { hashId } from '../server/hash-id'
import { beginWriting, findRecord } from '../server/records'
import { endSessions } from './end-sessions'
import { signedIn } from './signed-in'

/** POST /api/account/sign-out-everywhere: every other token and stream of the account ends; the answer has a new token. */
export function signOutEverywhere(e: core.RequestEvent): void {
  const user = signedIn(e)
  if (!spendToday(e, 'sign-outs', SIGN_OUTS)) throw new TooManyRequestsError(tooManyTriesText())
  const session = sessionOf(tokenOf(e))
  e.app.runInTransaction((tx) => {
    beginWriting(tx)
    const here = findRecord('signed_in_devices', hashId(session), tx)
    endSessions(user)
    tx.save(user)
    if (here) putBack(tx, here)
  })
  closeOtherStreams(user, session)
  logAuth({ kind: 'signed-out' }, { userId: user.id, e })
  return $apis.recordAuthResponse(e, user, '')
}

/**
 * The save has taken all devices off the list, and this one goes on. Its row also says when somebody signed in here,
 * which stands for the password where there is none.
 */
function putBack(tx: CoreApp, device: core.Record): void {
  device.markAsNew()
  tx.save(device)
}
