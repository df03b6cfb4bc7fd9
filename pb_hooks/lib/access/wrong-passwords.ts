import { WRONG_PASSWORDS } from '../../../src/domain/people/budgets/guess-limits'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { storedEmailAddress } from '../../../src/domain/people/users/email-address'
import { hashId } from '../server/hash-id'
import { giveBackInWindow, takeInWindow } from '../server/window-count'
import { isKnownNetwork, noteNetwork } from './known-networks'

/** A try of a password that may go on. `wasRight` takes it off the count. */
export interface Guess {
  readonly wasRight: () => void
}

/**
 * Takes one of the guesses that are left for an account before the guess is checked, because many may come at once.
 * Undefined when none is left. Addresses without an account are counted the same way, so that nothing tells the two
 * apart. The counts are in the database, under hashes, so a restart gives no new guesses.
 */
export function takeGuess(
  e: core.RequestEvent,
  collection: string,
  account: core.Record | undefined,
  identity = '',
): Guess | undefined {
  const who = account ? `account ${account.id}` : `address ${spelledAlike(identity)}`
  const network = networkOf(e.realIP())
  const from = account && isKnownNetwork(e.app, account, network) ? network : 'elsewhere'
  const id = hashId(`wrong passwords of ${collection} ${who} from ${from}`)
  if (!takeInWindow(e.app, id, WRONG_PASSWORDS)) return undefined
  return {
    wasRight() {
      giveBackInWindow(e.app, id)
      if (account) noteNetwork(e.app, account, network)
    },
  }
}

/** PocketBase looks accounts up without regard to case. */
function spelledAlike(identity: string): string {
  return storedEmailAddress(identity) ?? identity.toLowerCase()
}
