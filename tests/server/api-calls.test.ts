import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { p95Ms } from '../../src/domain/operations/api-calls/call-histogram'
import type { CallsAnswer } from '../../src/domain/operations/api-calls/call-group'
import { CALL_STEPS } from '../../src/domain/operations/api-calls/call-history'
import type { MinuteCalls } from '../../src/domain/operations/api-calls/minute-calls'
import { boardOfFeed } from '../support/boards'
import { headersOf, superuserHeaders, type Headers } from '../support/users'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'

let product: Product
let superuser: Headers
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 15,
    slate: 'standard',
    leagues: ['nfl', 'nhl'],
  })
  superuser = await superuserHeaders(product)
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

interface Row {
  readonly id: string
  readonly minute: string
  readonly calls: MinuteCalls
}

const records = '/api/collections/api_calls/records?perPage=200&sort=minute&skipTotal=true'
const list = async (headers: Headers) => fetch(product.url + records, { headers })
const rows = async () => ((await (await list(superuser)).json()) as { items: Row[] }).items
/** Runs the job of every minute now. */
const rollUp = async () => {
  const response = await fetch(`${product.url}/api/crons/roll-up-calls`, {
    method: 'POST',
    headers: superuser,
  })
  await response.body?.cancel()
}
const askedFor = async (route: string) =>
  (await product.control.requests()).filter((request) => request.route === route).length
const countOf = (all: readonly Row[], name: string) =>
  all.reduce((sum, { calls }) => sum + (calls[name]?.[0] ?? 0), 0)

describe('every upstream call is measured into minute roll-ups', () => {
  it('one row per minute, that counts exactly what the feed was asked', async () => {
    const id = product.sim.world.games('nfl', '2026-10-18')[0]?.id
    await product.control.fail({ route: 'weather', kind: 'slow', delayMs: 2500, times: 1 })
    await product.control.fail({ league: 'nhl', route: 'summary', kind: 'status', status: 503 })
    const paths = [`games/nfl/${id}`, 'games/nhl/4999', 'weather?city=Chicago&state=IL']
    for (const path of paths) await (await fetch(`${product.url}/api/${path}`)).text()
    const saved = await until('the calls in the roll-up', async () => {
      await rollUp()
      const all = await rows()
      return countOf(all, 'weather') === (await askedFor('weather')) && all
    })
    expect(countOf(saved, 'summary nfl')).toBe(1)
    expect(saved.map(({ minute }) => minute)).toEqual([...new Set(saved.map(({ minute }) => minute))])
    // Summaries of hockey are also read for the strength of its live games.
    const failed = saved.find(({ calls }) => calls['summary nhl'])?.calls['summary nhl']
    expect(failed?.[0]).toBeGreaterThan(0)
    expect(failed?.[4]).toEqual({ server_error: failed?.[0] })
    // Meanwhile the server also asks for the weather of the day's venues, in other minutes.
    const slow = saved.map(({ calls }) => calls['weather']).find((figures) => (figures?.[2] ?? 0) > 2000)
    expect(slow).toBeDefined()
    expect(slow && p95Ms(slow[3], slow[2])).toBe(slow?.[2])
  })

  it('the roll-ups agree with what the feed has counted', async () => {
    await until('the same count', async () => {
      await rollUp()
      const polls = await askedFor('scoreboard')
      const all = await rows()
      const kinds = new Set(all.flatMap(({ calls }) => Object.keys(calls)))
      const scoreboards = [...kinds].filter((kind) => kind.startsWith('scoreboard '))
      const sum = scoreboards.reduce((total, kind) => total + countOf(all, kind), 0)
      return sum > 0 && Math.abs(sum - polls) <= 1
    })
  })

  it('calls are told apart by method, and each league’s history adds up to its total, up to the last step', async () => {
    const operator = await headersOf(product, 'admin')
    // Boards are checked with HEAD.
    const checked = await fetch(`${product.url}/api/console/check`, {
      method: 'POST',
      headers: operator,
    })
    await checked.body?.cancel()
    await rollUp()
    const response = await fetch(`${product.url}/api/console/calls?hours=24`, { headers: operator })
    const { groups, history } = (await response.json()) as CallsAnswer
    expect(new Set(groups.map(({ method = 'GET' }) => method))).toEqual(new Set(['GET', 'HEAD']))
    const counted = new Map<string, number>()
    for (const { league, figures } of groups) counted.set(league, (counted.get(league) ?? 0) + figures[0])
    const stepped = new Map<string, number>()
    for (const { league, calls } of history.steps) stepped.set(league, (stepped.get(league) ?? 0) + calls)
    expect(stepped).toEqual(counted)
    expect(Math.max(...history.steps.map(({ step }) => step))).toBe(CALL_STEPS - 1)
    expect(history.stepMs).toBeCloseTo(3_600_000, -1)
  })

  it('a call slower than 2000 ms is a warning in the log', async () => {
    const filter = encodeURIComponent("message = 'A slow call' && data.kind = 'weather'")
    const lines = await until('the warning', async () => {
      const response = await fetch(`${product.url}/api/logs?filter=${filter}`, { headers: superuser })
      const { items } = (await response.json()) as { items: { data: object }[] }
      return items.length > 0 && items
    })
    expect(lines[0]?.data).toMatchObject({ kind: 'weather', outcome: 'success' })
  })

  it('only operators read them, and nobody writes them', async () => {
    const counts = await Promise.all(
      (['guest', 'registered', 'premium', 'admin'] as const).map(async (tier) => {
        const plain = await fetch(`${product.url}/api/collections/api_calls/records`, {
          headers: await headersOf(product, tier),
        })
        return ((await plain.json()) as { items: Row[] }).items.length
      }),
    )
    expect(counts).toEqual([0, 0, 0, expect.any(Number)])
    expect(counts[3]).toBeGreaterThan(0)
    const admin = await headersOf(product, 'admin')
    const written = await fetch(`${product.url}/api/collections/api_calls/records`, {
      method: 'POST',
      headers: { ...admin, 'content-type': 'application/json' },
      body: JSON.stringify({ minute: '2026-10-25 18:30:00.000Z', calls: {} }),
    })
    await written.body?.cancel()
    expect(written.status).toBe(403)
  })
})
