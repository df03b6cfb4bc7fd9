import { confirmLink } from '../../../src/domain/people/letters/letter-links'
import { GOOD_FOR_S, LETTER_PACE } from '../../../src/domain/people/letters/letter-pace'
import { storedEmailAddress } from '../../../src/domain/people/users/email-address'
import { nextLetterAt, takePace } from '../mail/letter-pace'
import { mailTrouble, sendsMail } from '../mail/mail-state'
import { postLetter } from '../mail/post-letter'
import { wakeSender } from '../mail/wake-sender'
import { accountOf } from './account-of'
import { waitUntil } from './wait-until'

/**
 * A sign-up is answered alike whether or not its address has an account: who has one hears of it by mail, and the
 * stranger gets the answer that a new account would get. All of the work is done for it and then undone, so that it
 * takes as long and is refused for the same faults. Where mail goes out, nobody is let in before the address is proved,
 * so that signing in afterwards tells nothing either.
 */
export function hideTakenAddress(e: core.RecordRequestEvent): void {
  if (e.hasSuperuserAuth()) return e.next()
  // A provider has vouched for the address, and who has an account under it was found before (guard-provider.ts).
  if (e.requestInfo().context === 'oauth2') return e.next()
  // What is undone in a batch would stay undone with it only.
  if (e.app.isTransactional()) throw new ForbiddenError('An account is made alone, not in a batch')
  const user = e.record!
  const address = storedEmailAddress(user.email())
  if (!address) return e.next()
  user.set(SIGN_UP_ADDRESS, address)
  user.set('awaits_proof', sendsMail())
  sayWhatComes(user, address)
  const holder = accountOf(e.app, address)
  if (holder && !isUnproved(holder)) {
    pretend(e, address)
    return tell(address, undefined)
  }
  if (holder) replace(e, holder)
  else e.next()
  tell(address, user)
}

/** Where mail goes out, an account that nobody has proved to be theirs was never entered, so it holds nothing. */
function isUnproved(holder: core.Record): boolean {
  return holder.getBool('awaits_proof') && sendsMail()
}

/** Where the rule for passwords finds the address while the account has another; no field, and so never saved. */
export const SIGN_UP_ADDRESS = '@signUpAddress'

/** Read by the page: whether a mail comes, and when it may ask for another. No field either, but part of the answer. */
function sayWhatComes(user: core.Record, address: string): void {
  user.withCustomData(true)
  user.hide(SIGN_UP_ADDRESS)
  if (!sendsMail()) return user.set('confirmation', { mail: 'none' })
  const now = Date.now()
  const opensAt = nextLetterAt($app, 'confirm', address, now)
  const mail = mailTrouble($app) ? 'fails' : 'sent'
  user.set('confirmation', { mail, ...waitUntil(opensAt > now ? opensAt : now + LETTER_PACE.withinMs, now) })
}

function pretend(e: core.RecordRequestEvent, address: string): void {
  const { app, record } = e
  const user = record!
  user.setEmail(`${$security.randomStringWithAlphabet(20, 'abcdefghijklmnopqrstuvwxyz')}@nobody.invalid`)
  let isMade = false
  try {
    app.runInTransaction((tx) => {
      e.app = tx
      // Its answer is sent when the transaction is through, which never happens.
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

/** Nobody has proved that the address is theirs, so who signs up last begins anew, and links of before are dead. */
function replace(e: core.RecordRequestEvent, holder: core.Record): void {
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

/** The answer is on its way by now: what comes here fails by itself. */
function tell(to: string, user: core.Record | undefined): void {
  if (!takePace($app, 'confirm', to)) return
  try {
    const link = user && confirmLink($app.settings().meta.appURL, user.newVerificationToken())
    if (link) postLetter($app, { kind: 'confirm', to, link, goodForS: GOOD_FOR_S.confirm })
    else postLetter($app, { kind: 'has-account', to, goodForS: GOOD_FOR_S.news })
    if (sendsMail()) wakeSender()
  } catch (error) {
    $app.logger().error('A sign-up was not mailed', 'error', String(error).slice(0, 200))
  }
}
