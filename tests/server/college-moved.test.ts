import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardWhere, getBoard } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { startUpstream, type Upstream } from '../support/upstream'
import { until } from '../support/until'

const MOST_IN_A_REPLY = 100

let upstream: Upstream
let product: Product
/** The game that the feed has moved to another day. */
let movedId: string | undefined

/** A Saturday in college basketball, with more games than one reply holds. */
beforeAll(async () => {
  upstream = await startUpstream()
  product = await startProduct({
    at: '2026-11-21T17:30:00Z',
    rate: 60,
    leagues: ['ncaab'],
    env: { FEED_SITE_URL: upstream.url },
    onFeed: (url) => upstream.connect(url),
  })
  upstream.changeEvents(/\/mens-college-basketball\/scoreboard/, (events) =>
    events.filter(({ id }) => id !== movedId),
  )
})
afterAll(async () => {
  await product?.close()
  await upstream?.close()
})

it(
  'a college game that is moved to another day leaves the board of a day whose list is cut off',
  { timeout: 90_000 },
  async () => {
    const board = await boardWhere(
      product.url,
      'ncaab',
      'with more games than a reply holds',
      ({ games }) => games.length > MOST_IN_A_REPLY,
    )
    const moved = board.games.findLast(({ phase }) => phase === 'scheduled')
    movedId = moved?.id
    expect(movedId).toBeDefined()
    const after = await until(
      'a board without it, once every conference was read again',
      async () => {
        const next = await getBoard(product.url, 'ncaab')
        return next?.games.every(({ id }) => id !== movedId) && next
      },
      60_000,
    )
    expect(after.games.length).toBeGreaterThan(MOST_IN_A_REPLY)
  },
)
