import { tooManyTriesText } from '../../../src/domain/people/budgets/guess-limits'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { noteNetwork } from './known-networks'
import { takeGuess } from './wrong-passwords'

/** Beside PocketBase's limit for an address: guesses at one account come from many. */
export function limitSignIn(e: core.RecordAuthWithPasswordRequestEvent): void {
  const guess = takeGuess(e, e.collection!.name, e.record ?? undefined, e.identity)
  if (!guess) throw new TooManyRequestsError(tooManyTriesText())
  e.next()
  guess.wasRight()
}

/** Whoever followed the link in the mail is the owner, however many guesses strangers have made meanwhile. */
export function noteNetworkOfReset(e: core.RecordConfirmPasswordResetRequestEvent): void {
  e.next()
  noteNetwork(e.app, e.record!, networkOf(e.realIP()))
}
