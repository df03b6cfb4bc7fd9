import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { sendsMail } from '../mail/mail-state'
import { noteNetwork } from './known-networks'
import { logAuth } from '../log/log-auth'
import { takeGuess } from './wrong-passwords'

/** Adds to PocketBase's limit for each network address, because guesses at one account come from many addresses. */
export function limitSignIn(e: core.RecordAuthWithPasswordRequestEvent): void {
  const guess = takeGuess(e, e.collection!.name, e.record ?? undefined, e.identity)
  const door = { userId: e.record?.id, e }
  if (!guess) {
    logAuth({ kind: 'too-many-tries' }, door)
    throw new TooManyRequestsError(tooManyTriesText())
  }
  // This does as much work and gives the same words as a wrong password, so that somebody who signs up with another
  // person's address learns nothing by signing in.
  const isUnproved = e.record?.getBool('awaits_proof') === true
  if (isUnproved && sendsMail()) e.password = $security.randomString(40)
  tryAndLogRefusal(e, 'password')
  if (isUnproved) requireNoProof(e.app, e.record!)
  guess.wasRight()
}

/** PocketBase judges what was sent; when it refuses, operators are told too. */
function tryAndLogRefusal(
  e: core.RecordAuthWithPasswordRequestEvent | core.RecordAuthWithOTPRequestEvent,
  by: 'password' | 'otp',
): void {
  try {
    e.next()
  } catch (error) {
    logAuth({ kind: 'refused', by }, { userId: e.record?.id, e })
    throw error
  }
}

/** Mail was set up when the account was made and is no more. Once entered, the account needs no proof later. */
function requireNoProof(app: CoreApp, user: core.Record): void {
  user.set('awaits_proof', false)
  app.save(user)
}

/** A code never stands in for the link that proves an address: PocketBase would replace the password. */
export function limitCode(e: core.RecordAuthWithOTPRequestEvent): void {
  if (!e.record!.verified()) throw new BadRequestError('Invalid or expired OTP')
  tryAndLogRefusal(e, 'otp')
  noteNetwork(e.app, e.record!, networkOf(e.realIP()))
}

/** Whoever followed the link in the mail is the owner, however many guesses strangers have made meanwhile. */
export function noteNetworkOfReset(e: core.RecordConfirmPasswordResetRequestEvent): void {
  e.next()
  noteNetwork(e.app, e.record!, networkOf(e.realIP()))
}
