import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyBoard } from '../support/boards'
import { superuserHeaders } from '../support/users'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

/** Five times as fast as life: a summary grows old in two seconds, a look at it counts for twelve. */
let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 5, slate: 'standard' })
})
afterAll(() => product?.close())

const summaries = async () =>
  (await product.control.requests()).filter(({ route }) => route === 'summary').map(({ path }) => path)

it('a game that somebody looks at is kept warm, and no other is asked for', async () => {
  const { games } = await anyBoard(product.url, 'nfl')
  const [looked] = games.filter(({ phase }) => phase === 'live')
  const headers = await superuserHeaders(product)
  const job = fetch(`${product.url}/api/crons/warm-games`, { method: 'POST', headers })
  await (await fetch(`${product.url}/api/games/nfl/${looked?.id}`)).text()
  await product.control.forgetRequests()
  const paths = await until('the game asked for again by itself', async () => {
    const seen = await summaries()
    return seen.length >= 3 && seen
  })
  expect(new Set(paths)).toEqual(new Set([`/apis/site/v2/sports/football/nfl/summary?event=${looked?.id}`]))
  await (await job).body?.cancel()
})
