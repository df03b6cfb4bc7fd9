import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from '../support/product'
import { openRealtime } from '../support/realtime-client'
import { until } from '../support/until'
import { asSuperuser, createRecord } from '../support/users'

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', slate: 'standard' })
})
afterAll(() => product?.close())

const OTHERS = 49
/** As many as one client may have: each push reaches the stalled one that many times. */
const TOPICS = 40
const PUSHES = 40
/** As large as a push may be; together more than the buffers between two ends of a connection hold. */
const DELTA = { filler: 'x'.repeat(8000) }

it('a client that stops reading delays none of the others', { timeout: 90_000 }, async () => {
  const at = '2026-10-25T18:30:00.000Z'
  const board = { id: 'stalled', rev: 'aaaaaaaa-0', checked_at: at }
  await createRecord(product, 'boards', board)
  const stalled = await stallingClient()
  const others = await Promise.all(Array.from({ length: OTHERS }, () => openRealtime(product.url)))
  for (const other of others) expect(await other.subscribe(['boards/stalled'])).toBe(204)
  for (let n = 1; n <= PUSHES; n++) {
    const change = { rev: `aaaaaaaa-${n}`, delta: DELTA }
    await asSuperuser(product, 'PATCH', 'collections/boards/records/stalled', change)
  }
  await until('every push to every other client', () => others.every(({ heard }) => heard.length === PUSHES))
  // It has not even been sent all, and is still there.
  expect(stalled.bytesRead).toBeLessThan(1_000_000)
  expect(stalled.destroyed).toBe(false)
  for (const other of others) other.close()
  stalled.destroy()
})

/** Subscribes in many ways to the same board, then never reads again. */
async function stallingClient(): Promise<Socket> {
  const { hostname, port } = new URL(product.url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.on('data', (chunk) => (text += chunk.toString()))
  socket.write(`GET /api/realtime HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`)
  const clientId = await until('the connection', () => /"clientId":"(\w+)"/.exec(text)?.[1])
  const options = (n: number) => encodeURIComponent(JSON.stringify({ query: { n } }))
  const subscriptions = Array.from({ length: TOPICS }, (_, n) => `boards/stalled?options=${options(n)}`)
  const answer = await fetch(`${product.url}/api/realtime`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, subscriptions }),
  })
  expect(answer.status).toBe(204)
  socket.pause()
  return socket
}
