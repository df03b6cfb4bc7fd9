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
const NBA = /\/nba\/scoreboard/
const PAUSE_S = 8
const tooOften: Answer = (_request, response) => {
  response.writeHead(429, { 'retry-after': String(PAUSE_S) })
  response.end()
}
/** Without health checks, which look at the feed whatever it wishes: they ask for no content. */
const polls = () => upstream.seen.flatMap(({ method, path }) => (method === 'GET' ? [path] : []))
const ofNfl = () => polls().flatMap((path, index) => (NFL.test(path) ? [index] : []))

it('a feed that names a time to come back is not asked before it, and other leagues go on', async () => {
  upstream.answer(NFL, tooOften)
  const asked = ofNfl().length
  await until('the refusal', () => ofNfl().length > asked)
  const refusedAt = Date.now()
  const board = await boardWhere(product.url, 'nfl', 'that is down', ({ source }) => source.state === 'down')
  expect(board.games.length).toBeGreaterThan(0)
  expect((await anyBoard(product.url, 'nba')).source.state).toBe('ok')
  upstream.answer(NFL, undefined)
  await boardWhere(product.url, 'nfl', 'that is well again', ({ source }) => source.state === 'ok')
  expect(Date.now() - refusedAt).toBeGreaterThan((PAUSE_S - 1) * 1000)
  const meanwhile = polls().slice(ofNfl()[asked], ofNfl()[asked + 1])
  expect(meanwhile.filter((path) => NBA.test(path)).length).toBeGreaterThan(2)
})
