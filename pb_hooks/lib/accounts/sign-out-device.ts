import { SIGN_OUTS } from '../../../src/domain/people/budgets/row-budgets'
import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { spendToday } from '../access/daily-count'
import { endDevice } from '../access/sign-out'
import { findRecord } from '../server/records'
import { signedIn } from './signed-in'

/** POST /api/account/devices/sign-out: signs out one of the caller's devices, and reveals nothing about others'. */
export function signOutDevice(e: core.RequestEvent): void {
  const user = signedIn(e)
  const device = findRecord('signed_in_devices', String(e.requestInfo().body['id'] ?? ''))
  if (device?.getString('user_id') !== user.id) throw new NotFoundError('There is no such device')
  if (!spendToday(e, 'sign-outs', SIGN_OUTS)) throw new TooManyRequestsError(tooManyTriesText())
  endDevice(user, device.id)
  return e.noContent(204)
}
