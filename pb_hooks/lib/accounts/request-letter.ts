import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { LETTER_REQUESTS } from '../../../src/domain/people/letters/letter-limits'
import { storedEmailAddress } from '../../../src/domain/people/users/email-address'
import { accountOf } from '../access/account-of'
import { takeTurn } from '../access/take-turn'
import { waitUntil } from '../access/wait-until'
import { nextLetterAt, takePace } from '../mail/letter-pace'
import { mailTrouble } from '../mail/mail-state'
import { postLetter, postNothing } from '../mail/post-letter'
import { wakeSender } from '../mail/wake-sender'
import { codeFor } from './code-for'
import { letterFor, type LetterRequest } from './letter-for'
import { refusePaced, refuseWithoutMail } from './refuse-letter'

/**
 * POST …/request-verification, …/request-password-reset, …/request-otp. Every address gets the same answer after the
 * same work; only the owner of the address reads what is in the mail.
 */
export function requestLetter(e: core.RequestEvent, asked: LetterRequest): void {
  const { most, withinMs } = LETTER_REQUESTS
  if (!takeTurn(`asked for ${asked}`, networkOf(e.realIP()), most, withinMs))
    throw new TooManyRequestsError(tooManyTriesText())
  const address = addressIn(e)
  const trouble = mailTrouble($app)
  // Whoever reads that no mail goes out has no place to enter a code, and a new code would end the one before it.
  const isInPace = !(asked === 'code' && trouble) && takePace($app, asked, address)
  const now = Date.now()
  const wait = waitUntil(nextLetterAt($app, asked, address, now), now)
  if (!isInPace && !trouble) return refusePaced(e, wait)
  const otpId = isInPace ? postRequestedLetter(asked, address) : undefined
  // A letter that waits for its mail server is tried at each request: when the server takes one, all others go out too.
  if (trouble !== 'no-mail') wakeSender()
  if (trouble) return refuseWithoutMail(e, trouble, wait)
  return e.json(200, { ...(otpId !== undefined && { otpId }), ...wait })
}

/** The id of the code, if one was asked for. */
function postRequestedLetter(asked: LetterRequest, address: string): string | undefined {
  const account = accountOf($app, address)
  const code = asked === 'code' ? codeFor(account) : undefined
  const letter = account && letterFor(asked, account, code?.digits)
  if (letter) postLetter($app, letter)
  else postNothing($app)
  return code?.id
}

function addressIn(e: core.RequestEvent): string {
  const address = storedEmailAddress(String(e.requestInfo().body['email'] ?? ''))
  if (address) return address
  const fault = 'Must be a valid email address.'
  throw new BadRequestError(fault, { email: new ValidationError('validation_is_email', fault) })
}
