import { deviceType } from '../../../src/domain/operations/sessions/device'
import { SIGN_OUTS } from '../../../src/domain/people/budgets/row-budgets'
import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { userOf } from '../server/user-of'
import { spendToday } from './daily-count'
import { findRecord } from '../server/records'
import { hashId } from '../server/hash-id'
import { logAuth } from '../log/log-auth'
import { endSessionById, sessionOf, tokenOf } from './sessions'
import { closeStreamsOfSession } from './streams'

/** POST /api/sign-out: ends the session of the token that is sent, on the server and in the streams that it opened. */
export function signOut(e: core.RequestEvent): void {
  const user = userOf(e)
  if (!user) throw new UnauthorizedError('Nobody is signed in here')
  if (!spendToday(e, 'sign-outs', SIGN_OUTS)) throw new TooManyRequestsError(tooManyTriesText())
  endDevice(user, hashId(sessionOf(tokenOf(e))))
  return e.noContent(204)
}

/** Ends the session with this id: its tokens, its streams and its visit. */
export function endDevice(user: core.Record, id: string): void {
  logAuth({ kind: 'signed-out' }, { userId: user.id })
  endVisit(user, id)
  endSessionById($app, id)
  closeStreamsOfSession(id)
}

/** After signing out a visit is not active any more, even if the device could not say so through its outbox. */
function endVisit(user: core.Record, id: string): void {
  const device = findRecord('signed_in_devices', id)
  if (!device) return
  const type = deviceType(device.getString('user_agent'), device.getInt('touch_points'))
  const sql = `UPDATE user_sessions SET is_active = FALSE
    WHERE user_id = {:user} AND device_type = {:type} AND is_active = TRUE`
  $app.db().newQuery(sql).bind({ user: user.id, type }).execute()
}
