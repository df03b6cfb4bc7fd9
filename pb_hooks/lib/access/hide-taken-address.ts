import { confirmLink } from '../../../src/domain/people/letters/letter-links'
import { GOOD_FOR_S, LETTER_PACE } from '../../../src/domain/people/letters/letter-limits'
import { storedEmailAddress } from '../../../src/domain/people/users/email-address'
import { nextPlaceAt, takeNextPlace, takePace } from '../mail/letter-pace'
import { mailTrouble, sendsMail } from '../mail/mail-state'
import { forgetEarly, postLetter, postNothing, type Post } from '../mail/post-letter'
import { wakeSender } from '../mail/wake-sender'
import { accountOf } from './account-of'
import { invitationFor } from './invitation'
import { waitUntil } from './wait-until'

/**
 * A sign-up gets the same answer whether or not its address has an account: the account's owner gets a mail, and the
 * stranger gets the answer that a new account would get. The server does all of the work and then undoes it, so that it
 * takes as long and is refused for the same faults. Where mail goes out, nobody is let in before the address is proved,
 * so that signing in afterwards reveals nothing either.
 */
export function hideTakenAddress(e: core.RecordRequestEvent): void {
  if (e.hasSuperuserAuth()) return e.next()
  // A provider has vouched for the address, and guard-provider.ts has already looked for an account that has it.
  if (e.requestInfo().context === 'oauth2') return e.next()
  // In a batch, this work could only be undone together with the whole batch.
  if (e.app.isTransactional()) throw new ForbiddenError('An account is made alone, not in a batch')
  const user = e.record!
  const address = storedEmailAddress(user.email())
  if (!address) return e.next()
  user.set(SIGN_UP_ADDRESS, address)
  user.set('awaits_proof', sendsMail())
  announceConfirmationMail(user, address)
  const holder = accountOf(e.app, address)
  if (holder && !isUnproved(holder)) {
    pretendSignUp(e, address)
    return sendSignUpLetter(address, { holder })
  }
  if (holder) replaceAccount(e, holder)
  else e.next()
  sendSignUpLetter(address, { user })
}

/** Where mail goes out, nobody can enter an account before its address is proved, so this account holds nothing. */
export function isUnproved(holder: core.Record): boolean {
  return holder.getBool('awaits_proof') && sendsMail()
}

/** The rule for passwords finds the address here while the account has another; it is no field and never saved. */
export const SIGN_UP_ADDRESS = '@signUpAddress'

/** Tells the page whether a mail comes and when it may ask for another: no field either, but part of the answer. */
function announceConfirmationMail(user: core.Record, address: string): void {
  user.withCustomData(true)
  user.hide(SIGN_UP_ADDRESS)
  if (!sendsMail()) return user.set('confirmation', { mail: 'none' })
  const now = Date.now()
  const goesAt = nextPlaceAt($app, 'confirm', address, now)
  const mail = mailTrouble($app) ? 'fails' : 'sent'
  user.set('confirmation', { mail, ...waitUntil(goesAt + LETTER_PACE.withinMs, now) })
}

function pretendSignUp(e: core.RecordRequestEvent, address: string): void {
  const { app, record } = e
  const user = record!
  user.setEmail(`${$security.randomStringWithAlphabet(20, 'abcdefghijklmnopqrstuvwxyz')}@nobody.invalid`)
  let isMade = false
  try {
    app.runInTransaction((tx) => {
      e.app = tx
      // PocketBase sends the answer when the transaction succeeds, which never happens here.
      e.next()
      isMade = true
      throw new Error('A pretended account is not kept')
    })
  } catch (error) {
    if (!isMade) throw error
  } finally {
    e.app = app
  }
  user.setEmail(address)
  return e.json(200, user)
}

/** Nobody has proved that the address is theirs, so the latest sign-up replaces the account and kills earlier links. */
function replaceAccount(e: core.RecordRequestEvent, holder: core.Record): void {
  const { app } = e
  try {
    app.runInTransaction((tx) => {
      e.app = tx
      tx.delete(holder)
      e.next()
    })
  } finally {
    e.app = app
  }
}

/**
 * The answer has been sent by now, so an error here is only logged. A new account kills the link of the letter before it,
 * so its own letter goes out in any case, if need be later: the first answer may have been lost on its way to the page.
 */
function sendSignUpLetter(to: string, { user, holder }: SignedUp): void {
  const isInPace = takePace($app, 'confirm', to)
  try {
    const dueMs = isInPace ? Date.now() : takeNextPlace($app, 'confirm', to)
    const link = user && confirmLink($app.settings().meta.appURL, user.newVerificationToken())
    forgetEarly($app, { kind: 'confirm', to })
    if (link) postLetter($app, { kind: 'confirm', to, link, dueMs, goodForS: GOOD_FOR_S.confirm })
    else if (isInPace) postLetter($app, (holder && invitationFor(holder)) ?? hasAccount(to))
    else postNothing($app)
    if (sendsMail()) wakeSender()
  } catch (error) {
    $app.logger().error('A sign-up was not mailed', 'error', String(error).slice(0, 200))
  }
}

/** The new account, or the one that had the address already. */
interface SignedUp {
  readonly user?: core.Record
  readonly holder?: core.Record
}

function hasAccount(to: string): Post {
  return { kind: 'has-account', to, goodForS: GOOD_FOR_S.news }
}
