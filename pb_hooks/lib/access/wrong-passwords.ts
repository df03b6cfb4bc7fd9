import { WRONG_PASSWORDS } from '../../../src/domain/people/budgets/guess-limits'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { storedEmailAddress } from '../../../src/domain/people/users/email-address'
import { sendsMail } from '../mail/mail-state'
import { hashId } from '../server/hash-id'
import { giveBackInWindow, takeInWindow, windowOpensAt } from '../server/window-count'
import { isKnownNetwork, noteNetwork } from './known-networks'
import { sayRetryAfter, waitUntil } from './wait-until'

/** A try of a password that may go on. `wasRight` takes it off the count. */
export interface Guess {
  readonly wasRight: () => void
}

/**
 * Takes one of the guesses that are left for an account before the guess is checked, because many may come at once.
 * Undefined when none is left; the answer then says for how long. Addresses without an account are counted the same way,
 * and go on being counted when somebody signs up, so that nothing tells the two apart. The counts are in the database,
 * under hashes, so a restart gives no new guesses.
 */
export function takeGuess(
  e: core.RequestEvent,
  collection: string,
  account: core.Record | undefined,
  identity = '',
): Guess | undefined {
  const network = networkOf(e.realIP())
  const from = account && isKnownNetwork(e.app, account, network) ? network : ELSEWHERE
  const id = countId(collection, whose(account, identity), from)
  if (!takeInWindow(e.app, id, WRONG_PASSWORDS)) {
    sayRetryAfter(e, waitUntil(windowOpensAt(e.app, id, WRONG_PASSWORDS), Date.now()))
    return undefined
  }
  return {
    wasRight() {
      giveBackInWindow(e.app, id)
      if (account) noteNetwork(e.app, account, network)
    },
  }
}

/**
 * Guesses from before anybody could enter the account must not keep its owner out, who has no known network yet. The
 * page's button `I clicked the link` signs in, so whoever waits for the letter makes some too.
 */
export function forgetGuesses(app: CoreApp, account: core.Record): void {
  const id = countId(account.collection().name, `address ${spelledAlike(account.email())}`, ELSEWHERE)
  app.db().newQuery('DELETE FROM password_guesses WHERE id = {:id}').bind({ id }).execute()
}

/** Where mail is set up, only the proof of the address opens an account, and forgetting earlier would reveal a sign-up. */
export function forgetGuessesBeforeAccount(e: core.RecordEvent): void {
  e.next()
  if (!sendsMail()) forgetGuesses(e.app, e.record!)
}

const ELSEWHERE = 'elsewhere'

function countId(collection: string, who: string, from: string): string {
  return hashId(`wrong passwords of ${collection} ${who} from ${from}`)
}

/**
 * An account is counted by the address that it has in the database, whatever the request would change it to. Older
 * accounts may have none.
 */
function whose(account: core.Record | undefined, identity = ''): string {
  const address = account ? account.original().email() : identity
  return account && address === '' ? `account ${account.id}` : `address ${spelledAlike(address)}`
}

/** PocketBase looks accounts up without regard to case. */
function spelledAlike(identity: string): string {
  return storedEmailAddress(identity) ?? identity.toLowerCase()
}
