import { afterAll, beforeAll, expect, it } from 'vitest'
import { anyBoard } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { headersOf } from '../support/users'

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', slate: 'standard' })
  await anyBoard(product.url, 'nfl')
})
afterAll(() => product?.close())

/** Games that nobody plays, 100 in a request. */
const MADE_UP = 1700
const PER_REQUEST = 100
/** The feed is asked for so many games beside those of the boards, each minute. */
const BUDGET = 240

const ask = async (path: string) => {
  const response = await fetch(`${product.url}/api/games/nfl${path}`)
  await response.body?.cancel()
  return response.status
}
const summariesOf = async (id: string) =>
  (await product.control.requests()).filter(({ path }) => path.endsWith(`summary?event=${id}`)).length

it('who asks for ever new games pushes nothing out of what is kept, and makes the feed hear of few', async () => {
  // Kept for ten minutes.
  const past = product.sim.world.games('nfl', '2026-10-18')[0]!.id
  expect(await ask(`/${past}`)).toBe(200)
  expect(await summariesOf(past)).toBe(1)
  const before = await product.control.report()
  for (let first = 1; first <= MADE_UP; first += PER_REQUEST) {
    const ids = Array.from({ length: PER_REQUEST }, (_, index) => 900_000_000 + first + index)
    await ask(`?part=stats&ids=${ids.join()}`)
    await Promise.all(ids.slice(0, 20).map((id) => ask(`/${id}`)))
  }
  const after = await product.control.report()
  const heard = (after.byRoute['summary'] ?? 0) - (before.byRoute['summary'] ?? 0)
  // The test may run from one minute into the next.
  expect(heard).toBeLessThanOrEqual(2 * BUDGET)
  expect(await ask(`/${past}`)).toBe(200)
  expect(await summariesOf(past)).toBe(1)
})

it('nor does who asks the feed proxy for them', async () => {
  const headers = await headersOf(product, 'verified')
  const throughProxy = async (path: string) => {
    const address = `${product.url}/api/espn/apis/site/v2/sports/football/nfl/${path}`
    const response = await fetch(address, { headers })
    await response.body?.cancel()
    return response.status
  }
  // Kept for an hour.
  const past = 'scoreboard?dates=20261018'
  const heardOfPast = async () =>
    (await product.control.requests()).filter(({ path }) => path.endsWith(past)).length
  expect(await throughProxy(past)).toBe(200)
  const before = await heardOfPast()
  const statuses: number[] = []
  for (let first = 600_000_000; first < 600_001_000; first += PER_REQUEST) {
    const ids = Array.from({ length: PER_REQUEST }, (_, index) => first + index)
    statuses.push(...(await Promise.all(ids.map((id) => throughProxy(`summary?event=${id}`)))))
  }
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(400)
  expect(await throughProxy(past)).toBe(200)
  expect(await heardOfPast()).toBe(before)
})

it('says to each of them that it was too much, also to those who ask at once', async () => {
  const answers = await Promise.all(Array.from({ length: 600 }, (_, n) => ask(`/${800_000_000 + (n % 300)}`)))
  expect(answers.every((status) => status === 404 || status === 503)).toBe(true)
  expect(answers.filter((status) => status === 503).length).toBeGreaterThan(0)
})

it('takes the id of a team for no game of the board', async () => {
  const { games } = await anyBoard(product.url, 'nfl')
  const teams = games.flatMap(({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id])
  let made = 700_000_000
  await until('a minute whose budget is spent', async () => {
    for (let n = 0; n < BUDGET; n += PER_REQUEST) {
      const ids = Array.from({ length: PER_REQUEST }, () => made++)
      await ask(`?part=stats&ids=${ids.join()}`)
    }
    const answers = await Promise.all(teams.map((id) => ask(`/${id}`)))
    return answers.every((status) => status === 503)
  })
})
