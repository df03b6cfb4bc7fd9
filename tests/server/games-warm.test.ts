import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { boardOfFeed } from '../support/boards'
import { subscribe } from '../support/realtime'
import { headersOf, superuserHeaders, type Headers } from '../support/users'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

/** Five times as fast as life: a summary grows old in two seconds, a look at it counts for twelve. */
let product: Product
let verified: Headers
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T20:00:00Z',
    rate: 5,
    slate: 'standard',
    leagues: ['nfl', 'nhl'],
  })
  verified = await headersOf(product, 'verified')
})
beforeEach(() => product.control.forgetRequests())
afterAll(() => product?.close())

/**
 * Summaries of hockey are left out: the server reads them whoever looks, for the strength on its board
 * (hockey-strength.test.ts).
 */
const summaries = async () =>
  (await product.control.requests())
    .filter(({ route, league }) => route === 'summary' && league !== 'nhl')
    .map(({ path }) => path)

const summaryOf = (id: string | undefined) => `/apis/site/v2/sports/football/nfl/summary?event=${id}`

/** Asks as a user who may see past days. */
const throughProxy = async (path: string) =>
  (await fetch(`${product.url}/api/espn${path}`, { headers: verified })).text()

/** Starts cron's job of this minute by hand; it ends with the minute. */
async function warmThisMinute() {
  const headers = await superuserHeaders(product)
  const job = fetch(`${product.url}/api/crons/warm-games`, { method: 'POST', headers })
  return { ended: async () => (await job).body?.cancel() }
}

it('every live and finished game of a board on a screen is fetched before it is opened, for the feed proxy too, and no game of another board', async () => {
  const { games } = await boardOfFeed(product.url, 'nfl')
  const toOpen = games.filter(({ phase }) => phase === 'live' || phase === 'final')
  expect(toOpen.length).toBeGreaterThan(5)
  const screen = await subscribe(product.url, 'nfl')
  const job = await warmThisMinute()
  const asked = await until('every game asked for', async () => {
    const seen = new Set(await summaries())
    return seen.size >= toOpen.length && seen
  })
  expect(asked).toEqual(new Set(toOpen.map(({ id }) => summaryOf(id))))
  const over = games.filter(({ phase }) => phase === 'final').map(({ id }) => summaryOf(id))
  expect(over.length).toBeGreaterThan(0)
  await product.control.forgetRequests()
  for (const path of over) expect(await throughProxy(path)).toContain('"competitors"')
  expect((await summaries()).filter((path) => over.includes(path))).toEqual([])
  screen.close()
  await job.ended()
})

it('a game that somebody looks at is kept warm, and no other is asked for', async () => {
  const { games } = await boardOfFeed(product.url, 'nfl')
  const [looked] = games.filter(({ phase }) => phase === 'live')
  const job = await warmThisMinute()
  await (await fetch(`${product.url}/api/games/nfl/${looked?.id}`)).text()
  // The screen of the test above may still be counted for a few seconds.
  await until('the game asked for again by itself, and no other', async () => {
    await product.control.forgetRequests()
    const paths = await until('two requests', async () => {
      const asked = await summaries()
      return asked.length > 1 && asked
    })
    return paths.every((path) => path === summaryOf(looked?.id))
  })
  await job.ended()
})

it.each(['proxy first', 'summary first'])('summary and feed proxy share one request: %s', async (order) => {
  const id = product.sim.world.games('nfl', order === 'proxy first' ? '2026-10-18' : '2026-10-11')[0]?.id
  const ways = [
    () => throughProxy(summaryOf(id)),
    async () => (await fetch(`${product.url}/api/games/nfl/${id}`)).text(),
  ]
  for (const way of order === 'proxy first' ? ways : ways.toReversed()) expect(await way()).toContain(id)
  // The game that the test above looked at is still kept warm.
  expect((await summaries()).filter((path) => path === summaryOf(id))).toHaveLength(1)
})
