import { afterAll, beforeAll, expect, it } from 'vitest'
import { boardOfFeed, boardWhere } from '../support/boards'
import { startProduct, type Product } from '../support/product'

const MOST_IN_A_REPLY = 100
const BASKETBALL = '/apis/site/v2/sports/basketball/mens-college-basketball/scoreboard'

/** Five polls of up to 150 games each take a slow machine longer than a board usually takes. */
const LONGEST_MS = 60_000

/** A Saturday in college basketball, two hours before its first game, when a board is read again after two minutes. */
let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-11-21T16:00:05Z', leagues: ['ncaab'] })
})
afterAll(() => product?.close())

it(
  'a day with more games than a reply holds has all of them within seconds, not with the next polls',
  { timeout: 90_000 },
  async () => {
    const reply = await fetch(`${product.sim.url}${BASKETBALL}?dates=20261121&limit=400&groups=50`)
    const { events } = (await reply.json()) as { readonly events: readonly { readonly id: string }[] }
    expect(events.length).toBeGreaterThan(MOST_IN_A_REPLY)
    await boardOfFeed(product.url, 'ncaab')
    const board = await boardWhere(
      product.url,
      'ncaab',
      `with ${events.length} games`,
      ({ games }) => games.length === events.length,
      LONGEST_MS,
    )
    const ids = board.games.map(({ id }) => id)
    expect(ids.toSorted()).toEqual(events.map(({ id }) => id).toSorted())
  },
)
