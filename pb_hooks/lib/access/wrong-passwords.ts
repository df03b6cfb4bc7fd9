import { WRONG_PASSWORDS } from '../../../src/domain/people/budgets/guess-limits'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { storedEmailAddress } from '../../../src/domain/people/users/email-address'
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
 * so that nothing tells the two apart. The counts are in the database, under hashes, so a restart gives no new guesses.
 */
export function takeGuess(
  e: core.RequestEvent,
  collection: string,
  account: core.Record | undefined,
  identity = '',
): Guess | undefined {
  const who = account ? `account ${account.id}` : `address ${spelledAlike(identity)}`
  const network = networkOf(e.realIP())
  const from = account && isKnownNetwork(e.app, account, network) ? network : ELSEWHERE
  const id = countId(collection, who, from)
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
 * Before its address is proved, an account takes no password, and has no known network. The page's button `I clicked
 * the link` signs in, so whoever pressed it while waiting for the letter would be locked out after following the link.
 */
export function forgetGuessesBeforeProof(app: CoreApp, account: core.Record): void {
  const id = countId(account.collection().name, `account ${account.id}`, ELSEWHERE)
  app.db().newQuery('DELETE FROM password_guesses WHERE id = {:id}').bind({ id }).execute()
}

const ELSEWHERE = 'elsewhere'

function countId(collection: string, who: string, from: string): string {
  return hashId(`wrong passwords of ${collection} ${who} from ${from}`)
}

/** PocketBase looks accounts up without regard to case. */
function spelledAlike(identity: string): string {
  return storedEmailAddress(identity) ?? identity.toLowerCase()
}
