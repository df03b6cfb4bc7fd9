import { afterEach, expect, it } from 'vitest'
import { anyBoard, boardWhere } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

const NOW = '2026-10-25T18:30:00.000Z'

let product: Product
afterEach(() => product?.close())

const nflPolls = async () => {
  const requests = await product.control.requests()
  return requests.filter(({ route, league }) => route === 'scoreboard' && league === 'nfl').length
}

it('CLOCK_RATE 0 freezes the clock, and polling goes on by the wall clock', async () => {
  product = await startProduct({ at: NOW, rate: 0, slate: 'standard', env: { LIVE_INTERVAL_S: '5' } })
  const before = await anyBoard(product.url, 'nfl')
  const polls = await nflPolls()
  const live = before.games.find(({ phase }) => phase === 'live')!
  await product.control.score(live.id, 'home', 6)
  const after = await boardWhere(product.url, 'nfl', 'with the new score', ({ rev }) => rev !== before.rev)
  expect(after.games.find(({ id }) => id === live.id)!.homeTeam.score).toBeGreaterThanOrEqual(
    live.homeTeam.score + 6,
  )
  await until('another poll', async () => (await nflPolls()) > polls + 1)
  const time = (await (await fetch(`${product.url}/api/time`)).json()) as object
  expect(time).toEqual({ now: NOW, rate: 0 })
})

it('CLOCK_RATE 120 makes nobody poll more than once a second', async () => {
  product = await startProduct({ at: NOW, rate: 120, slate: 'standard', env: { LIVE_INTERVAL_S: '5' } })
  await anyBoard(product.url, 'nfl')
  const from = Date.now()
  await product.control.forgetRequests()
  await until('five polls', async () => (await nflPolls()) >= 5)
  expect(await nflPolls()).toBeLessThanOrEqual((Date.now() - from) / 1000 + 1)
})
