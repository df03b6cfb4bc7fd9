import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { GameBoard } from '../../src/domain/board/board'
import { productTime } from '../../src/domain/time/product-clock'
import { boardWhere } from '../support/boards'
import { allRecords, asSuperuser, makeUser } from '../support/users'
import { startProduct, type Product } from '../support/product'

const HALF_HOUR_MS = 30 * 60_000
const DAY_MS = 24 * 3_600_000

/** Fifteen seconds are half an hour, so a reading of 30 minutes gets too old during a test. */
let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 120, slate: 'standard', leagues: ['nfl'] })
})
afterEach(() => product.control.recover())
afterAll(() => product?.close())

const ask = (query: string) => fetch(`${product.url}/api/weather?${query}`)
const told = async (query: string) => (await (await ask(query)).json()) as Record<string, unknown>
/** The service's requests for a city; the server itself also asks for the cities of the day's games. */
const calls = async (city: string) =>
  (await product.control.requests())
    .filter(({ route, path }) => route === 'weather' && path.toLowerCase().includes(`q=${city},`))
    .map(({ path }) => path)

/** As if the service had been asked about the place so many days ago. */
async function backdateMark(place: string, days: number): Promise<void> {
  const filter = encodeURIComponent(`place = '${place}'`)
  const [mark] = await allRecords<{ id: string }>(product, 'indoor_venues', `filter=${filter}`)
  const markedAt = new Date(productTime(product.clock, Date.now()) - days * DAY_MS)
  await asSuperuser(product, 'PATCH', `collections/indoor_venues/records/${mark!.id}`, {
    marked_at: markedAt.toISOString(),
  })
}

describe('GET /api/weather', () => {
  it('tells what the service measured, asked by city, state and country US in imperial units', async () => {
    await product.control.forgetRequests()
    const weather = await told('city=Green%20Bay&state=WI')
    expect(weather).toEqual({ temp: expect.any(Number), condition: expect.any(String), estimated: false })
    expect(await calls('green%20bay')).toEqual([
      '/data/2.5/weather?q=Green%20Bay,WI,US&units=imperial&appid=of-the-simulator',
    ])
  })

  it('gives the whole reading to users who are signed in, and to nobody else', async () => {
    const { token } = await makeUser(product)
    const path = `${product.url}/api/weather/detail?city=Green%20Bay&state=WI&sport=nfl`
    const answer = await fetch(path, { headers: { authorization: token } })
    expect(answer.headers.get('x-checked-at')).toMatch(/^2026-10-25T/)
    expect(await answer.json()).toEqual({
      weather: await told('city=Green%20Bay&state=WI'),
      reading: expect.objectContaining({
        temp: expect.any(Number),
        windMph: expect.any(Number),
        humidity: expect.any(Number),
      }),
    })
    expect((await fetch(path)).status).toBe(401)
  })

  it('asks the service once in 30 minutes, for 200 at once and however the place is written', async () => {
    await product.control.forgetRequests()
    const began = Date.now()
    const queries = Array.from({ length: 200 }, (_, n) =>
      n % 2 ? 'city=Chicago&state=IL' : 'city=chicago&state=il',
    )
    const answers = await Promise.all(queries.map(ask))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    const halfHours = Math.floor(((Date.now() - began) * 120) / HALF_HOUR_MS) + 1
    expect((await calls('chicago')).length).toBeLessThanOrEqual(halfHours)
  })

  it.each([
    [
      'an NBA game',
      'boston',
      'city=Boston&state=MA&sport=nba',
      { temp: 72, condition: 'Indoor', estimated: false },
    ],
    [
      'an NHL game',
      'boston',
      'city=Boston&state=MA&sport=NHL',
      { temp: 70, condition: 'Indoor', estimated: false },
    ],
    [
      'a venue with a roof',
      'detroit',
      'city=Detroit&state=MI&venue=Ford%20Field&sport=nfl',
      { temp: 72, condition: 'Indoor', estimated: false },
    ],
    [
      'a venue without city',
      '',
      'state=MI',
      { temp: 70, condition: 'Clear', estimated: true, reason: 'Venue information incomplete' },
    ],
    [
      'a venue without state',
      'detroit',
      'city=Detroit',
      { temp: 70, condition: 'Clear', estimated: true, reason: 'Venue information incomplete' },
    ],
  ])('needs no service for %s', async (_what, city, query, weather) => {
    await product.control.forgetRequests()
    expect(await told(query)).toEqual(weather)
    expect(await calls(city)).toEqual([])
  })

  it('treats a place that the service does not know as indoor, for 30 days and over a restart', async () => {
    const indoor = { temp: 72, condition: 'Indoor', estimated: false }
    await product.control.forgetRequests()
    expect(await told('city=Nowhere&state=XX')).toEqual(indoor)
    expect(await calls('nowhere')).toHaveLength(1)
    for (const [days, requests] of [
      [0, 0],
      [29, 0],
      [30, 1],
    ] as const) {
      await backdateMark('|nowhere|xx', days)
      await product.kill()
      await product.start()
      await product.control.forgetRequests()
      expect(await told('city=nowhere&state=xx')).toEqual(indoor)
      expect(await calls('nowhere'), `${days} days later`).toHaveLength(requests)
    }
  })

  it.each(['Johnny "Red" Floyd Stadium', 'KFC Yum! Center'])('has the weather at %s', async (venue) => {
    const query = new URLSearchParams({ city: 'Murfreesboro', state: 'TN', venue, sport: 'ncaaf' })
    expect(await told(`${query}`)).toEqual(await told('city=Murfreesboro&state=TN&sport=ncaaf'))
    expect(await told(`${query}`)).toMatchObject({ estimated: false, temp: expect.any(Number) as number })
  })

  it('remembers as indoor only the venue that it asked about, not others in its city', async () => {
    const venue = (name: string) => told(`city=Tampa&state=FL&venue=${name}&sport=nfl`)
    await product.control.fail({ route: 'weather', kind: 'status', status: 404 })
    expect(await venue('The%20Dome')).toMatchObject({ condition: 'Indoor' })
    await product.control.recover()
    const open = await venue('The%20Meadow')
    expect(open).toMatchObject({ estimated: false, condition: expect.not.stringMatching('Indoor') as string })
    expect(await venue('The%20Dome')).toMatchObject({ condition: 'Indoor' })
    await product.control.forgetRequests()
    expect(await venue('Another%20Meadow')).toEqual(open)
    expect((await calls('tampa')).length).toBeLessThanOrEqual(1)
  })

  it.each([
    ['answers 500', { kind: 'status', status: 500 }, 'Denver'],
    ['refuses the key', { kind: 'status', status: 401 }, 'Seattle'],
    ['sends what is not JSON', { kind: 'malformed' }, 'Cleveland'],
  ] as const)('is an estimate, and says so, when the service %s', async (_what, fault, city) => {
    await product.control.fail({ ...fault, route: 'weather' })
    expect(await told(`city=${city}&state=ST`)).toEqual({ temp: 70, condition: 'Clear', estimated: true })
  })

  it('keeps the last reading with its true age while the service fails', async () => {
    const good = await ask('city=Philadelphia&state=PA')
    const weather = await good.text()
    await product.control.fail({ route: 'weather', kind: 'status', status: 503 })
    await new Promise((done) => setTimeout(done, (HALF_HOUR_MS / 120) * 1.1))
    const stale = await ask('city=Philadelphia&state=PA')
    expect([await stale.text(), stale.headers.get('x-checked-at')]).toEqual([
      weather,
      good.headers.get('x-checked-at'),
    ])
  }, 40_000)

  it.each([
    'city=a%0d%0ab&state=WI',
    `city=${'x'.repeat(81)}&state=WI`,
    'city=a&state=%3Cb%3E',
    'city=a&state=b&sport=f1',
  ])('refuses %s', async (query) => {
    const response = await ask(query)
    await response.body?.cancel()
    expect(response.status).toBe(400)
  })
})

it('the key of the weather service is in no log line', async () => {
  expect(product.output()).not.toContain('of-the-simulator')
})

describe('the games of a board', () => {
  let sunday: Product
  beforeAll(async () => {
    sunday = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 15, slate: 'standard', leagues: ['nfl'] })
  })
  afterAll(() => sunday?.close())

  it('have the weather measured at their venues, where the feed has none', async () => {
    const untoldIds = await untold()
    const inTheOpen = ({ games }: GameBoard) =>
      games.filter(({ id, weather }) => untoldIds.includes(id) && weather?.condition !== 'Indoor')
    const board = await boardWhere(sunday.url, 'nfl', 'with measured weather', (one) =>
      inTheOpen(one).every(({ weather }) => weather?.estimated === false),
    )
    expect(inTheOpen(board).length).toBeGreaterThan(0)
    for (const { venue, weather } of inTheOpen(board)) {
      const query = new URLSearchParams({ city: venue.city, state: venue.state, venue: venue.name })
      expect(await (await fetch(`${sunday.url}/api/weather?${query}`)).json()).toEqual(weather)
    }
  })

  /** The ids of live games for which the feed has no weather. */
  async function untold(): Promise<readonly string[]> {
    const url = `${sunday.sim.url}/apis/site/v2/sports/football/nfl/scoreboard?dates=20261025`
    const { events } = (await (await fetch(url)).json()) as { events: readonly FeedEvent[] }
    return events.filter(({ status, weather }) => status.type.state === 'in' && !weather).map(({ id }) => id)
  }
})

interface FeedEvent {
  readonly id: string
  readonly status: { readonly type: { readonly state: string } }
  readonly weather?: object
}
