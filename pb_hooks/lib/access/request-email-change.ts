import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { storedEmailAddress } from '../../../src/domain/people/users/email-address'
import { MINUTE_MS } from '../../../src/domain/time/intervals'
import { accountOf } from './account-of'
import { takeTurn } from './take-turn'
import { sendsMail, tellByMail } from './tell-by-mail'

/** An address and some quotes. */
const LARGEST_BODY = 4096

/** As for the other mails that people can have sent: see 020_limits. */
const MAILS = 2

const PATH = /^\/api\/collections\/([^/]+)\/request-email-change\/?$/

/** PocketBase's own answer tells which addresses have an account, and no hook comes before it. */
export function asksForEmailChange(path: string): boolean {
  const name = PATH.exec(path)?.[1]
  // PocketBase takes a collection's name in any case, and its id.
  return name !== undefined && name.toLowerCase() !== '_superusers'
}

/**
 * The same answer for every address: a free one gets the link that confirms the change, a taken one's owner hears of it.
 * Without mail there is no link, and so no change.
 */
export function requestEmailChange(e: core.RequestEvent): void {
  if (!takeTurn('email changes', networkOf(e.realIP()), MAILS, MINUTE_MS))
    throw new TooManyRequestsError(tooManyTriesText())
  const user = e.auth
  if (user?.collection().name !== 'users')
    throw new UnauthorizedError('The request requires a valid token of a user.')
  const length = e.request!.contentLength
  if (length < 0 || length > LARGEST_BODY) throw new ApiError(413, 'The request is too large.', {})
  const address = storedEmailAddress(String(e.requestInfo().body['newEmail'] ?? ''))
  if (!address || address === user.email()) throw refused('Must be another valid email address.')
  if (!sendsMail()) throw refused('This server sends no mail, so an address cannot be changed here.')
  if (accountOf($app, address)) tellByMail(takenNotice(address))
  else sendLink(user, address)
  return e.noContent(204)
}

function refused(fault: string) {
  return new BadRequestError(fault, { newEmail: new ValidationError('validation_invalid_new_email', fault) })
}

function sendLink(user: core.Record, address: string): void {
  try {
    $mails.sendRecordChangeEmail($app, user, address)
  } catch (error) {
    $app.logger().error('A change of address was not mailed', 'error', String(error).slice(0, 200))
  }
}

function takenNotice(to: string) {
  return {
    to,
    subject: 'You have a Turbo Scores account',
    text: 'Somebody, maybe you, wanted to give another account this address, which has one already. Nothing was changed.\n',
  }
}
