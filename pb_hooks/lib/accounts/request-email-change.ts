import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { changeLink } from '../../../src/domain/people/letters/letter-links'
import { GOOD_FOR_S } from '../../../src/domain/people/letters/letter-limits'
import { storedEmailAddress } from '../../../src/domain/people/users/email-address'
import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { accountOf } from '../access/account-of'
import { isUnproved } from '../access/hide-taken-address'
import { takeTurn } from '../access/take-turn'
import { waitUntil } from '../access/wait-until'
import { nextLetterAt, takePace } from '../mail/letter-pace'
import { mailTrouble, sendsMail } from '../mail/mail-state'
import { postLetter } from '../mail/post-letter'
import { wakeSender } from '../mail/wake-sender'
import { userOf } from '../server/user-of'
import { refusePaced, refuseWithoutMail } from './refuse-letter'
import { requirePassword } from './require-password'

/** An address and some quotes. */
const LARGEST_BODY = 4096

/** In a minute from one network. People change their addresses rarely, so these are fewer than the other mails. */
const MAILS = 2

/**
 * Every address gets the same answer: a free one gets the link that confirms the change, and the owner of a taken one
 * gets a mail about it. Without mail there is no link, and so no change; while the mail server does not answer the
 * letter waits, and the answer says so. The link asks for the password; a page that sends it along here learns at once
 * that it is wrong, before anybody waits for a mail.
 */
export function requestEmailChange(e: core.RequestEvent): void {
  if (!takeTurn('email changes', networkOf(e.realIP()), MAILS, MINUTE_MS))
    throw new TooManyRequestsError(tooManyTriesText())
  const user = userOf(e)
  if (!user) throw new UnauthorizedError('The request requires a valid token of a user.')
  const length = e.request!.contentLength
  if (length < 0 || length > LARGEST_BODY) throw new ApiError(413, 'The request is too large.', {})
  const { newEmail, password } = e.requestInfo().body
  const address = storedEmailAddress(String(newEmail ?? ''))
  if (!address || address === user.email()) throw refused('Must be another valid email address.')
  if (!sendsMail())
    throw refused('This server sends no mail, so an address cannot be changed here.', 'no_mail')
  if (user.getBool('without_password')) throw withoutPassword()
  if (password !== undefined) requirePassword(e, user, 'password')
  const isInPace = takePace($app, 'change', address)
  const now = Date.now()
  const wait = waitUntil(nextLetterAt($app, 'change', address, now), now)
  const trouble = mailTrouble($app)
  if (!isInPace && !trouble) return refusePaced(e, wait)
  if (isInPace) tellOwner(user, address)
  wakeSender()
  if (trouble) return refuseWithoutMail(e, trouble, wait)
  return e.noContent(204)
}

function refused(fault: string, code = 'validation_invalid_new_email') {
  return new BadRequestError(fault, { newEmail: new ValidationError(code, fault) })
}

/** The link will ask for a password, and there is none. */
function withoutPassword() {
  const fault = 'Set a password first: the link to the new address asks for it.'
  return new BadRequestError(fault, { password: new ValidationError('no_password', fault) })
}

function tellOwner(user: core.Record, to: string): void {
  const holder = accountOf($app, to)
  // An account that nobody has proved makes way when the link is followed, as it does at another sign-up.
  const isTaken = holder !== undefined && !isUnproved(holder)
  const link = changeLink($app.settings().meta.appURL, user.newEmailChangeToken(to))
  if (isTaken) postLetter($app, { kind: 'taken', to, goodForS: GOOD_FOR_S.news })
  else postLetter($app, { kind: 'change', to, link, goodForS: GOOD_FOR_S.change })
}
