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

/** With it the answer to an HTTP request ends, whatever becomes of the connection. */
const LAST_CHUNK = '0\r\n\r\n'

it(
  'a client that stops reading delays none of the others, and loses its stream',
  { timeout: 90_000 },
  async () => {
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
    await until('every push to every other client', () =>
      others.every(({ heard }) => heard.length === ROUNDS),
    )
    // The stalled client has not even been sent everything, and is still connected.
    expect(stalled.bytesRead).toBeLessThan(1_000_000)
    expect(stalled.destroyed).toBe(false)
    // What is pushed from then on would wait for it in memory, so it is closed.
    await asSuperuser(product, 'POST', 'crons/stalled-streams')
    // Nothing shows from outside when that is done, and reading again would free the stream.
    await new Promise((done) => setTimeout(done, 3000))
    let end = ''
    stalled.on('data', (chunk) => (end = (end + chunk.toString()).slice(-LAST_CHUNK.length)))
    stalled.resume()
    await until('the end of the stalled stream', () => end === LAST_CHUNK)
    expect(others.every((other) => other.isOpen())).toBe(true)
    for (const other of others) other.close()
    stalled.destroy()
  },
)
