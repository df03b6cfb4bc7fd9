import { afterAll, beforeAll, expect, it } from 'vitest'
import { MINUTE_MS, WEATHER_CACHE_MS } from '../../src/domain/time/intervals'
import { productTime } from '../../src/domain/time/product-clock'
import { weatherText } from '../../src/domain/weather/weather'
import { boardWhere, getBoard } from '../support/boards'
import { FeedControl } from '../support/control'
import { startProduct, type Product } from '../support/product'

const RATE = 120
/** Long enough for two more readings after the first, and longer than a server believes one that it cannot renew. */
const WATCHED_MS = 2.5 * WEATHER_CACHE_MS

let product: Product
/** What the cards of live games have said of the weather after the first reading, by city. */
const told = new Map<string, Set<string>>()
/** How often the service was asked, by city. */
const asked = new Map<string, number>()
/** The first city that it was asked about: it answered that it knows no such place. */
let unknown = ''

beforeAll(async () => {
  product = await startProduct({
    // All games have just begun. The clock runs while the server starts, and must leave them live for WATCHED_MS then.
    at: '2026-10-25T17:05:00Z',
    rate: RATE,
    // A Sunday on which the feed tells no weather of three games in the open.
    seed: 6,
    slate: 'standard',
    leagues: ['nfl'],
    onFeed: (url) => new FeedControl(url).fail({ route: 'weather', kind: 'status', status: 404, times: 1 }),
  })
  await boardWhere(product.url, 'nfl', 'without estimates', ({ games }) =>
    games.every(({ phase, weather }) => phase !== 'live' || weather?.estimated === false),
  )
})
beforeAll(async () => {
  const now = () => productTime(product.clock, Date.now())
  for (const end = now() + WATCHED_MS; now() < end; await pause(MINUTE_MS / RATE)) await noteWeather()
  for (const { route, path, fault } of await product.control.requests()) {
    if (route !== 'weather') continue
    const city = new URLSearchParams(path.split('?')[1]).get('q')!.split(',')[0]!
    asked.set(city, (asked.get(city) ?? 0) + 1)
    if (fault) unknown = city
  }
})
afterAll(() => product?.close())

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function noteWeather(): Promise<void> {
  const board = await getBoard(product.url, 'nfl')
  for (const { phase, venue, weather } of board?.games ?? [])
    if (phase === 'live' && weather)
      told.set(venue.city, (told.get(venue.city) ?? new Set()).add(weatherText(weather)))
}

it('the weather of a live game is measured every half hour, and its card never falls back to an estimate', () => {
  const cities = [...asked.keys()].filter((city) => city !== unknown)
  expect(cities).toHaveLength(2)
  for (const city of cities) {
    expect(asked.get(city), city).toBeGreaterThanOrEqual(3)
    expect([...told.get(city)!], city).toEqual([expect.not.stringMatching(/estimated|Indoor/)])
  }
})

it('a live game of whose city the service knows nothing stays indoor, without another question', () => {
  expect(asked.get(unknown)).toBe(1)
  expect([...told.get(unknown)!]).toEqual(['Indoor'])
})
