import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { startUpstream, type Upstream } from '../support/upstream'
import { until } from '../support/until'

/** How long the feed takes to fail. */
const SLOW_MS = 3000

let product: Product
let feed: Upstream
beforeAll(async () => {
  feed = await startUpstream()
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: ['nfl'],
    slate: 'standard',
    env: { FEED_SITE_URL: feed.url },
    onFeed: (url) => feed.connect(url),
  })
  await boardOfFeed(product.url, 'nfl')
})
afterAll(async () => {
  await product?.close()
  await feed?.close()
})

it('a retry comes 1 s, 2 s and 4 s after the failure, also when the feed took its time to fail', async () => {
  const asked: number[] = []
  const failed: number[] = []
  feed.answer(/nfl\/scoreboard\?dates/, (_request, response) => {
    asked.push(Date.now())
    setTimeout(() => {
      failed.push(Date.now())
      response.writeHead(503).end()
    }, SLOW_MS)
  })
  await until('three retries', () => asked.length >= 4, 60_000)
  const waits = asked.slice(1).map((at, index) => (at - failed[index]!) / 1000)
  for (const [index, seconds] of [1, 2, 4].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(seconds - 0.05)
    // The jitter is a tenth; a busy machine adds up to a second.
    expect(waits[index]).toBeLessThan(seconds * 1.1 + 1)
  }
}, 70_000)
