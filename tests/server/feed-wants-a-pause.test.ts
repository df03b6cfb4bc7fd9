import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyBoard, boardOfFeed, boardWhere } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { startUpstream, type Answer, type Upstream } from '../support/upstream'
import { until } from '../support/until'

/** Fifteen times as fast as life: a live league is polled every second. */
let product: Product
let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream()
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 15,
    slate: 'standard',
    leagues: ['nfl', 'nba'],
    env: { FEED_SITE_URL: upstream.url },
    onFeed: (url) => upstream.connect(url),
  })
  for (const slug of ['nfl', 'nba'] as const) await boardOfFeed(product.url, slug)
})
afterAll(async () => {
  await product?.close()
  await upstream?.close()
})

const NFL = /\/nfl\/scoreboard/
const PAUSE_S = 8
const tooOften: Answer = (_request, response) => {
  response.writeHead(429, { 'retry-after': String(PAUSE_S) })
  response.end()
}
/** Health checks look at the feed whatever it wishes: they ask for no content. */
const countOf = (path: RegExp) =>
  upstream.seen.filter((one) => one.method === 'GET' && path.test(one.path)).length

it('a feed that names a time to come back is not asked before it, and other leagues go on', async () => {
  upstream.answer(NFL, tooOften)
  const asked = countOf(NFL)
  await until('the refusal', () => countOf(NFL) > asked)
  const refusedAt = Date.now()
  const board = await boardWhere(product.url, 'nfl', 'that is down', ({ source }) => source.state === 'down')
  expect(board.games.length).toBeGreaterThan(0)
  upstream.answer(NFL, undefined)
  const refused = countOf(NFL)
  const others = countOf(/\/nba\/scoreboard/)
  await until('polls of the other league', () => countOf(/\/nba\/scoreboard/) > others + 2)
  expect([countOf(NFL), (await anyBoard(product.url, 'nba')).source.state]).toEqual([refused, 'ok'])
  await boardWhere(product.url, 'nfl', 'that is well again', ({ source }) => source.state === 'ok')
  expect(Date.now() - refusedAt).toBeGreaterThan((PAUSE_S - 1) * 1000)
})
