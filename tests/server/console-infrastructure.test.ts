import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Infrastructure } from '../../src/domain/operations/dashboard/overview'
import { askExpectingOk } from '../support/ask-expecting-ok'
import { findLines } from '../support/find-lines'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { allRecords, asSuperuser, makeUser, type TestUser } from '../support/users'

/** The scoreboards as operators see them, and the checks that they ask for. Time stands still. */
const NOW = '2026-10-25T18:30:00Z'

let product: Product
let operator: TestUser
beforeAll(async () => {
  product = await startProduct({ at: NOW, leagues: ['nfl'], rate: 0, slate: 'standard' })
  operator = await makeUser(product, { superuser: true })
})
afterAll(() => product?.close())

const ask = <Reply>(method: string, path: string) => askExpectingOk<Reply>(product, operator, method, path)

const checkedLeagues = async () =>
  (await product.control.requests()).filter(({ method }) => method === 'HEAD').map(({ league }) => league)

describe('infrastructure', () => {
  it('an operator who runs the job has every scoreboard checked, though none is due', async () => {
    await until('the first checks', async () => (await allRecords(product, 'api_health')).length === 6)
    await product.control.forgetRequests()
    await askExpectingOk(product, operator, 'POST', 'console/jobs/run', { name: 'api-health' })
    expect(new Set(await checkedLeagues())).toEqual(new Set(['nfl', 'nba', 'mlb', 'nhl', 'ncaaf', 'pga']))
  })

  it('lists as events what the server has noted of its upstreams, not what a page says of them', async () => {
    const message = 'NFL scoreboard: down, says a stranger'
    const line = { at: Date.parse(NOW), level: 'error', category: 'API_HEALTH', message }
    const sent = await fetch(`${product.url}/api/logs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines: [line], build: '0a1b2c3d', session: 'ab12cd34' }),
    })
    expect(sent.status).toBe(204)
    expect((await findLines(product, operator, { query: 'says a stranger' })).found).toBe(1)
    const { events } = await ask<Infrastructure>('POST', 'console/check')
    expect(events.filter((event) => event.message === message)).toEqual([])
  })

  it('a check asks every scoreboard before it is answered', async () => {
    const { services, asked } = await until('a check that does not follow another too soon', async () => {
      await product.control.forgetRequests()
      const answer = await ask<Infrastructure>('POST', 'console/check')
      const leagues = await checkedLeagues()
      return leagues.length > 0 && { ...answer, asked: leagues }
    })
    expect(asked).toHaveLength(6)
    expect(new Set(asked)).toEqual(new Set(['nfl', 'nba', 'mlb', 'nhl', 'ncaaf', 'pga']))
    expect(services.map(({ sport, lastCheck }) => [sport, lastCheck])).toEqual(
      ['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'PGA'].map((sport) => [sport, Date.parse(NOW)]),
    )
  })

  it('a check of a feed that hangs tells how each scoreboard is, and so does one that began meanwhile', async () => {
    const isChecked = async () => (await checkedLeagues()).length > 0
    await product.control.fail({ route: 'scoreboard', kind: 'timeout' })
    try {
      for (const { id } of await allRecords<{ id: string }>(product, 'api_health'))
        await asSuperuser(product, 'DELETE', `collections/api_health/records/${id}`)
      await product.control.forgetRequests()
      // The result of the check before holds for five seconds.
      const first = until('a check of its own', async () => {
        const answer = await ask<Infrastructure>('POST', 'console/check')
        return (await isChecked()) && answer
      })
      await until('the first check is waiting for its answers', isChecked)
      const answers = await Promise.all([first, ask<Infrastructure>('POST', 'console/check')])
      const states = (services: Infrastructure['services']) =>
        services.map(({ sport, status, lastCheck, requestsLastHour }) => [
          sport,
          status,
          lastCheck,
          requestsLastHour,
        ])
      for (const { services } of answers)
        expect(states(services)).toEqual(
          ['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'PGA'].map((sport) => [
            sport,
            sport === 'PGA' ? 'degraded' : 'down',
            Date.parse(NOW),
            1,
          ]),
        )
    } finally {
      await product.control.recover()
    }
    await until('all well again', async () => {
      const { services } = await ask<Infrastructure>('POST', 'console/check')
      return services.every(({ status }) => status === 'healthy')
    })
  }, 60_000)

  const TROUBLES = [
    { league: 'nfl', status: 503, trouble: 'server error' },
    { league: 'nba', status: 404, trouble: 'not found' },
    { league: 'mlb', status: 504, trouble: 'timeout' },
    { league: 'nhl', status: 429, trouble: 'rate limited' },
    { league: 'ncaaf', status: 418, trouble: 'unknown' },
  ] as const

  it('a feed that fails is down, and the log says with what kind of trouble', async () => {
    for (const { league, status } of TROUBLES)
      await product.control.fail({ league, route: 'scoreboard', kind: 'status', status })
    try {
      const down = await until('five of them down', async () => {
        const answer = await ask<Infrastructure>('POST', 'console/check')
        return answer.services.filter(({ status }) => status === 'down').length === 5 && answer
      })
      expect(down.services[0]?.errorsLastHour).toBeGreaterThan(0)
      expect(down.events.length).toBeGreaterThan(0)
      for (const { league, status, trouble } of TROUBLES) {
        const told = await findLines(product, operator, { query: `${league} scoreboard: down (${trouble})` })
        expect(told.entries[0]).toMatchObject({
          level: 'error',
          category: 'API_HEALTH',
          metadata: { status },
        })
      }
    } finally {
      await product.control.recover()
    }
    await until('NFL back', async () => {
      const answer = await ask<Infrastructure>('POST', 'console/check')
      return answer.services[0]?.status === 'healthy'
    })
    // On a slow machine it may be degraded in between.
    expect(
      (await findLines(product, operator, { query: 'NFL scoreboard: before down' })).found,
    ).toBeGreaterThan(0)
  })
})
