import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askExpectingOk } from '../support/ask-expecting-ok'
import { startProduct, type Product } from '../support/product'
import { allRecords, asSuperuser, makeUser } from '../support/users'
import { until } from '../support/until'

/** A Sunday in October, when all six leagues are in season; sixty times as fast as life. */
let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 60, slate: 'standard', leagues: ['nfl'] })
})
afterAll(() => product?.close())
afterEach(() => product.control.recover())

interface HealthRow {
  readonly id: string
  readonly service: string
  readonly endpoint: string
  readonly sport: string
  readonly status: string
  readonly responseTime: number | null
  readonly lastCheck: string
  readonly successRate: number
  readonly requestsLastHour: number
  readonly errorsLastHour: number
  readonly seasonActive: boolean
  readonly seasonReason: string
}

const rows = async () =>
  new Map((await allRecords<HealthRow>(product, 'api_health')).map((row) => [row.id, row]))

async function nflWhere(what: string, is: (row: HealthRow) => boolean): Promise<HealthRow> {
  return until(
    what,
    async () => {
      const row = (await rows()).get('nfl')
      return row && is(row) ? row : undefined
    },
    90_000,
  )
}

describe('the health of the scoreboards', { timeout: 120_000 }, () => {
  it('is checked for six leagues, at once in season', async () => {
    const nfl = await nflWhere('the first check', (row) => row.lastCheck !== '')
    expect(nfl).toMatchObject({
      service: 'NFL scoreboard',
      endpoint: '/football/nfl/scoreboard',
      sport: 'NFL',
      status: 'healthy',
      successRate: 100,
      errorsLastHour: 0,
      seasonActive: true,
      seasonReason: 'In season',
    })
    expect(nfl.responseTime).toBeGreaterThanOrEqual(0)
    const all = await until('six services', async () => {
      const found = await rows()
      return found.size === 6 && found
    })
    expect([...all.keys()].toSorted()).toEqual(['mlb', 'nba', 'ncaaf', 'nfl', 'nhl', 'pga'])
  })

  it('is checked with HEAD, past every cache, every five minutes and never twice', async () => {
    await nflWhere('a second check', (row) => row.requestsLastHour >= 2)
    const requests = await product.control.requests()
    const checks = requests.filter(({ path }) => /football\/nfl\/scoreboard\?_=\d+$/.test(path))
    expect(new Set(checks.map(({ method }) => method))).toEqual(new Set(['HEAD']))
    expect(new Set(checks.map(({ path }) => path)).size).toBe(checks.length)
    // Five minutes are five seconds on this clock.
    const gaps = checks.slice(1).map(({ at }, index) => at - (checks[index]?.at ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(4000)
  })

  it('is down after a failed status, and the success rate counts it', async () => {
    await product.control.fail({ route: 'scoreboard', league: 'nfl', kind: 'status', status: 500 })
    const down = await nflWhere('a failed check', (row) => row.status === 'down')
    expect(down.errorsLastHour).toBeGreaterThanOrEqual(1)
    expect(down.successRate).toBeCloseTo(100 * (1 - down.errorsLastHour / down.requestsLastHour), 6)
    await product.control.recover()
    const well = await nflWhere('a good check', (row) => row.status === 'healthy')
    expect(well.successRate).toBeLessThan(100)
  })

  it('counts the check of the job and that of an operator who asks meanwhile', async () => {
    const operator = await makeUser(product, { superuser: true })
    const checks = async () =>
      (await product.control.requests()).filter(({ league, method }) => league === 'nba' && method === 'HEAD')
    // Right after a check there are five quiet seconds, in which nothing is on its way that would be counted or forgotten.
    const last = (await rows()).get('nba')?.lastCheck
    await until('a check that has just ended', async () => (await rows()).get('nba')?.lastCheck !== last)
    await asSuperuser(product, 'PATCH', 'collections/api_health/records/nba', { requests: [] })
    await product.control.forgetRequests()
    await product.control.fail({ league: 'nba', route: 'scoreboard', kind: 'slow', delayMs: 1500 })
    await until('the job is waiting for its answer', async () => (await checks()).length > 0)
    await askExpectingOk(product, operator, 'POST', 'console/check')
    expect((await checks()).length).toBeGreaterThan(1)
    await until('all checks are counted', async () => {
      const counted = (await rows()).get('nba')?.requestsLastHour
      return counted === (await checks()).length
    })
  })

  it('is not for guests', async () => {
    const response = await fetch(`${product.url}/api/collections/api_health/records`)
    expect(((await response.json()) as { items: unknown[] }).items).toEqual([])
    expect((await fetch(`${product.url}/api/collections/api_health/records/nfl`)).status).toBe(404)
  })
})
