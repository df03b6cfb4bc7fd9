import { WRONG_PASSWORDS } from '../../../src/domain/people/budgets/guess-limits'
import { networkOf } from '../../../src/domain/people/budgets/row-budgets'
import { storedEmailAddress } from '../../../src/domain/people/users/email-address'
import { hashId } from './hash-id'
import { isKnownNetwork, noteNetwork } from './known-networks'
import { oneNumber } from './one-number'

/** A try of a password that may go on; who is told that it was right counts it no longer. */
export interface Guess {
  readonly wasRight: () => void
}

/**
 * Takes one of the guesses that are left for an account, before it is known whether it is right: many may come at once.
 * Undefined when none is left. For an address without an account the same is counted, so that nothing tells the two
 * apart. The counts stand in the database, under hashes, so a restart gives no new guesses.
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
  if (!take(e.app, id)) return undefined
  return {
    wasRight() {
      giveBack(e.app, id)
      if (account) noteNetwork(e.app, account, network)
    },
  }
}

/** PocketBase looks accounts up without regard to case. */
function spelledAlike(identity: string): string {
  return storedEmailAddress(identity) ?? identity.toLowerCase()
}

/** A window begins with its first guess. The statement itself lets no more through, however many come at once. */
function take(app: CoreApp, id: string): boolean {
  const { most, withinMs } = WRONG_PASSWORDS
  const now = Date.now()
  const sql = `INSERT INTO password_guesses (id, began, count) VALUES ({:id}, {:now}, 1)
    ON CONFLICT (id) DO UPDATE SET
      count = CASE WHEN began <= {:over} THEN 1 ELSE count + 1 END,
      began = CASE WHEN began <= {:over} THEN {:now} ELSE began END
    WHERE began <= {:over} OR count < {:most} RETURNING count`
  return oneNumber(app, sql, { id, now, over: now - withinMs, most }) > 0
}

function giveBack(app: CoreApp, id: string): void {
  const sql = 'UPDATE password_guesses SET count = count - 1 WHERE id = {:id} AND count > 0'
  app.db().newQuery(sql).bind({ id }).execute()
}
