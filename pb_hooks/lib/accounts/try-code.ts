import {
  CODE_TRIES,
  CODE_TRIES_OF_NETWORK,
  tooManyTriesText,
} from '../../../src/domain/people/budgets/guess-limits'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { takeTurn } from '../access/take-turn'
import { hashId } from '../server/hash-id'
import { takeInWindow } from '../server/window-count'
import { logAuth } from '../log/log-auth'

/**
 * A code has only six digits, and PocketBase limits the tries of each network on its own, so whoever has many networks
 * could try them all. So the tries of a code are counted wherever they come from. Codes that were never mailed are
 * counted, hashed and refused alike: otherwise a few tries would tell whether the address has an account.
 */
export function tryCode(e: core.RequestEvent): void {
  const { otpId, password } = e.requestInfo().body
  const id = String(otpId ?? '')
  const { most, withinMs } = CODE_TRIES_OF_NETWORK
  if (!takeTurn('codes', networkOf(e.realIP()), most, withinMs))
    throw new TooManyRequestsError(tooManyTriesText())
  // One that was tried too often is as good as one that is too old: only another code helps.
  const isSpent = !takeInWindow(e.app, hashId(`tries of code ${id}`), CODE_TRIES)
  const code = codeOf(id)
  if (isRight(code, String(password ?? '')) && !isSpent) return
  logAuth({ kind: 'refused', by: 'otp' }, { userId: code?.recordRef(), e })
  throw new BadRequestError('Invalid or expired OTP')
}

function codeOf(id: string): core.OTP | undefined {
  try {
    return $app.findOTPById(id)
  } catch {
    return undefined
  }
}

function isRight(code: core.OTP | undefined, digits: string): boolean {
  if (code) return code.validatePassword(digits)
  // Hashing takes as long as comparing.
  new Record($app.findCollectionByNameOrId('_otps')).set('password', 'none')
  return false
}
