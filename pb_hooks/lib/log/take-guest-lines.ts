import { parseClientLines } from '../../../src/domain/operations/logs/client-lines'
import type { JsonObject } from '../../../src/domain/json'
import { spend, type Budget } from '../cache/budget'
import { oneNumber } from '../server/one-number'
import { hashId } from '../server/hash-id'
import { productNow } from '../server/time'
import { writeClientLines } from './write-client-lines'

/** A broken build breaks for everybody at once, so this many batches from all guests are enough to notice it. */
const BATCHES: Budget = { name: 'lines of guests', perMinute: 120, perAsker: 12 }
/** What all guests together may add to the disk in a day (UTC). Lines stand for thirty days: 150 MB. */
const GUEST_BYTES_A_DAY = 5_000_000
/** One of them must not keep a broken build from being noticed for the rest of the day. */
const BYTES_OF_ONE = GUEST_BYTES_A_DAY / 10

/**
 * False for a body that no page of this app sends. Lines over the budget are dropped for good: the first lines say what
 * the trouble is.
 */
export function takeGuestLines(body: JsonObject, asker: string): boolean {
  const told = parseClientLines(body)
  if (!told) return false
  const bytes = JSON.stringify(body).length
  if (
    spend(BATCHES, asker) &&
    spendBytes(` of ${asker}`, bytes, BYTES_OF_ONE) &&
    spendBytes('', bytes, GUEST_BYTES_A_DAY)
  )
    writeClientLines($app, told, { sentMs: productNow() })
  return true
}

/** The statement itself lets no more through, however many come at once. */
function spendBytes(whose: string, bytes: number, most: number): boolean {
  const day = new Date().toISOString().slice(0, 10)
  const id = hashId(`${day} bytes of guests' lines${whose}`)
  return (
    oneNumber(
      $app,
      `INSERT INTO daily_counts (id, day, count) VALUES ({:id}, {:day}, {:bytes})
       ON CONFLICT (id) DO UPDATE SET count = count + {:bytes} WHERE count + {:bytes} <= {:most} RETURNING count`,
      { id, day, bytes, most },
    ) > 0
  )
}
