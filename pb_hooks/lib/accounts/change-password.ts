import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { revokeKeys } from '../access/revoke-keys'
import { sessionOf, tokenOf } from '../access/sessions'
import { spendPasswordChange } from '../access/spend-password-change'
import { closeOtherStreams } from '../access/streams'
import { awaitsPassword, markPasswordSet } from '../access/guard-account'
import { sendsMail } from '../mail/mail-state'
import { wakeSender } from '../mail/wake-sender'
import { endSessions } from './end-sessions'
import { requirePassword } from './require-password'
import { signedIn } from './signed-in'

/**
 * POST /api/account/password: replaces the old password, or sets an invited user's first one. All sessions end, and
 * this one goes on with a new token. API keys end too where `revokeKeys` asks for it, because programs may otherwise go
 * on as they are.
 */
export function changePassword(e: core.RequestEvent): void {
  const user = signedIn(e)
  if (!spendPasswordChange(e)) throw new TooManyRequestsError(tooManyTriesText())
  if (!awaitsPassword(user)) requirePassword(e, user, 'oldPassword')
  const { password, revokeKeys: endsKeys } = e.requestInfo().body
  user.setPassword(String(password ?? ''))
  markPasswordSet(user)
  e.app.runInTransaction((tx) => {
    endSessions(user)
    tx.save(user)
    if (endsKeys === true) revokeKeys(tx, user)
  })
  closeOtherStreams(user, sessionOf(tokenOf(e)))
  // The owner's letter was posted inside the transaction.
  if (sendsMail()) wakeSender()
  return $apis.recordAuthResponse(e, user, '')
}
