import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from '../support/product'
import { openRealtime } from '../support/realtime-client'
import { stallingClient } from '../support/stalling-client'
import { until } from '../support/until'
import { asSuperuser, createRecord } from '../support/users'

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: [] })
})
afterAll(() => product?.close())

const OTHERS = 49
/** As many boards as one client may listen to; the other clients listen to the first board. */
const BOARDS = Array.from({ length: 40 }, (_, n) => `stalled_${n}`)
const ROUNDS = 40
/**
 * As large as a push may be; all pushes together are more than the buffers at both ends of a connection hold.
 */
const DELTA = { filler: 'x'.repeat(8000) }

it('a client that stops reading delays none of the others', { timeout: 90_000 }, async () => {
  const at = '2026-10-25T18:30:00.000Z'
  for (const id of BOARDS) await createRecord(product, 'boards', { id, rev: 'aaaaaaaa-0', checked_at: at })
  const stalled = await stallingClient(
    product.url,
    BOARDS.map((id) => `boards/${id}`),
  )
  const others = await Promise.all(Array.from({ length: OTHERS }, () => openRealtime(product.url)))
  for (const other of others) expect(await other.subscribe([`boards/${BOARDS[0]}`])).toBe(204)
  for (let n = 1; n <= ROUNDS; n++) {
    const change = { rev: `aaaaaaaa-${n}`, delta: DELTA }
    await Promise.all(
      BOARDS.map((id) => asSuperuser(product, 'PATCH', `collections/boards/records/${id}`, change)),
    )
  }
  await until('every push to every other client', () => others.every(({ heard }) => heard.length === ROUNDS))
  // The stalled client has not even been sent everything, and is still connected.
  expect(stalled.bytesRead).toBeLessThan(1_000_000)
  expect(stalled.destroyed).toBe(false)
  for (const other of others) other.close()
  stalled.destroy()
})
