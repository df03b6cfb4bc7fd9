import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyBoard, boardOfFeed, boardWhere } from '../support/boards'
import { startProduct, type Product } from '../support/product'

/** Each of these leagues has live games and its own trouble, all at the same time; another league has none. */
const IN_TROUBLE = ['nfl', 'nba', 'mlb', 'nhl'] as const
const WELL = 'ncaab'

/** Fifteen times as fast as life: a live league is polled every second. */
let product: Product
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 15,
    slate: 'standard',
    leagues: [...IN_TROUBLE, WELL],
  })
  for (const slug of [...IN_TROUBLE, WELL] as const) await boardOfFeed(product.url, slug)
})
afterAll(() => product?.close())

describe('a board whose feed is in trouble', { timeout: 60_000 }, () => {
  // The server gives up a hanging request after ten seconds of the wall clock, and its board is late from then on.
  it.concurrent.each([
    ['does not answer', 'nfl', { kind: 'timeout' }],
    ['drips its replies for longer than anybody waits', 'nba', { kind: 'slow', delayMs: 60_000 }],
    ['redirects elsewhere', 'mlb', { kind: 'redirect' }],
    ['sends more than anybody reads', 'nhl', { kind: 'oversize' }],
  ] as const)('stays the last good one and says so when the feed %s', async (_what, league, fault) => {
    const good = await boardWhere(
      product.url,
      league,
      'in good health with live games',
      ({ source, games }) => source.state === 'ok' && games.some(({ phase }) => phase === 'live'),
    )
    await product.control.fail({ ...fault, route: 'scoreboard', league })
    const bad = await boardWhere(product.url, league, 'in trouble', ({ source }) => source.state !== 'ok')
    expect(bad.games.map((game) => game.id)).toEqual(good.games.map((game) => game.id))
    expect((await anyBoard(product.url, WELL)).source.state).toBe('ok')
  })

  it('is well again when the feed answers again', async () => {
    await product.control.recover()
    for (const slug of IN_TROUBLE) await boardOfFeed(product.url, slug)
  })
})
