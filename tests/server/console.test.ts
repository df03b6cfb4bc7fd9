import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallsAnswer } from '../../src/domain/operations/api-calls/call-group'
import type { Overview } from '../../src/domain/operations/dashboard/overview'
import type { MinuteCalls } from '../../src/domain/operations/api-calls/minute-calls'
import { askExpectingOk } from '../support/ask-expecting-ok'
import { boardOfFeed } from '../support/boards'
import { changeDatabase } from '../support/change-database'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { allRecords, createRecord, makeUser, type TestUser } from '../support/users'

/** Figures of the console beside rows that were saved for them. Time stands still, so that an hour stays that hour. */
const NOW = '2026-10-25T18:30:00Z'
const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString().replace('T', ' ')

let product: Product
let operator: TestUser
let admin: TestUser
beforeAll(async () => {
  product = await startProduct({ at: NOW, leagues: ['nfl'], rate: 0, slate: 'standard' })
  operator = await makeUser(product, { superuser: true })
  admin = await makeUser(product, { tier: 'admin' })
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

const ask = <Reply>(method: string, path: string, by = operator) =>
  askExpectingOk<Reply>(product, by, method, path)
const overview = () => ask<Overview>('GET', 'console/overview')

it('operators are told their role and the time', async () => {
  const time = { now: Date.parse(NOW), rate: 0 }
  expect(await ask('GET', 'console/access')).toEqual({ role: 'superuser', time })
  expect(await ask('GET', 'console/access', admin)).toEqual({ role: 'admin', time })
})

interface Line {
  readonly level: string
  readonly category: string
  readonly timestamp: string
  readonly session_id: string
}

describe('the overview', () => {
  it('counts who is there, and how long sessions of thirty days last', async () => {
    const session = (user: TestUser, from: number, to: number, active: boolean) =>
      createRecord(product, 'user_sessions', {
        user_id: user.id,
        session_start: ago(from),
        last_activity: ago(to),
        current_sport: 'NFL',
        is_active: active,
        device_type: 'desktop',
      })
    // There now, on two devices, for 20 and 40 minutes; one left a minute ago; one is idle too long; one forgot a tab for two days.
    await session(admin, 20, 0, true)
    await session(admin, 45, 5, true)
    await session(operator, 90, 30.5, true)
    await session(operator, 21, 1, false)
    await session(operator, 3 * 24 * 60, 24 * 60, false)
    // Nobody has proved this address, so nobody has entered the account.
    await makeUser(product, { record: { verified: false, awaits_proof: true } })
    const { people } = await overview()
    expect(people).toEqual({
      activeSessions: 2,
      activeUsers: 1,
      totalUsers: (await allRecords(product, 'users')).length - 1,
      averageSession: expect.closeTo((20 + 40 + 59.5 + 20) / 4, 3) as number,
    })
  })

  it('has the error rate and response time of all lines and calls of the last hour', async () => {
    const line = (level: string, category: string, minutes: number) =>
      createRecord(product, 'logs', { timestamp: ago(minutes), level, category, message: 'Seeded' })
    await line('error', 'AUTH', 10)
    await line('error', 'SCREEN', 59)
    await line('info', 'AUTH', 10)
    await line('error', 'SCREEN', 61)
    // A call counts as a call only; the log line about it does not count again.
    await line('error', 'API', 10)
    // No call of the server stands behind what a guest's page writes.
    const ofGuest = { session_id: 'guest', level: 'error', category: 'API', message: 'Not ours' }
    await createRecord(product, 'logs', { ...ofGuest, timestamp: ago(10) })
    await createRecord(product, 'api_calls', {
      minute: ago(40),
      calls: {
        'summary nfl': [30, 9000, 3000, { 4: 29, 10: 1 }, { server_error: 3 }],
        weather: [10, 1000, 100, { 2: 10 }, { network_error: 1 }],
        // Pictures that do not exist are no errors of anybody.
        image: [50, 500, 20, { 0: 50 }, { missing: 50 }],
      },
    })
    await createRecord(product, 'api_calls', { minute: ago(61), calls: { weather: [900, 9, 9, { 0: 900 }] } })

    const { before, calls, rows } = await until('no call between two looks', async () => {
      const first = await overview()
      const minutes = await allRecords<{ minute: string; calls: MinuteCalls }>(product, 'api_calls')
      const lines = await allRecords<Line>(product, 'logs')
      const { metrics } = await overview()
      const isSame = JSON.stringify(metrics) === JSON.stringify(first.metrics)
      return isSame && { before: first, calls: minutes, rows: lines }
    })
    const kinds = calls.filter(({ minute }) => minute >= ago(60)).flatMap((row) => Object.entries(row.calls))
    const figures = kinds.map(([, one]) => one)
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    const made = sum(figures.map(([n]) => n))
    const others = kinds.filter(([kind]) => kind !== 'image').map(([, one]) => one)
    const failed = sum(others.map(([, , , , bad]) => sum(Object.values(bad ?? {}))))
    const isOfCall = (row: Line) => row.category === 'API' && row.session_id === ''
    const counted = rows.filter((row) => row.timestamp > ago(60) && !isOfCall(row))
    const errors = counted.filter(({ level }) => level === 'error').length
    expect([made >= 90, failed >= 4, counted.length >= 3, errors >= 2]).toEqual([true, true, true, true])
    expect(before.metrics).toMatchObject({
      apiCallsLastHour: made,
      apiResponseTime: expect.closeTo(sum(figures.map(([, ms]) => ms)) / made, 6) as number,
      errorRate: expect.closeTo(((errors + failed) / (counted.length + made)) * 100, 6) as number,
      authentication: 'degraded',
      lastUpdated: Date.parse(NOW),
    })
    const seeded = before.troubles.filter(({ message }) => message === 'Seeded')
    expect(seeded.map(({ category }) => category).toSorted()).toEqual(['API', 'AUTH', 'SCREEN'])
  })

  it('has the state of its parts from the whole last hour, however much is said since', async () => {
    const line = (minutes: number, changes: object) =>
      createRecord(product, 'logs', {
        timestamp: ago(minutes),
        level: 'error',
        category: 'STORAGE',
        message: 'Seeded',
        ...changes,
      })
    const url = '/apis/site/v2/SPORTS/nfl'
    await Promise.all(
      [50, 51, 52, 53].flatMap((minutes) => [
        line(minutes, { level: 'warn', message: 'The Database is locked' }),
        line(minutes, { category: 'API_HEALTH', metadata: { url } }),
        line(minutes, { level: 'warn', category: 'API_HEALTH', message: 'ESPN is slow' }),
        line(minutes, { level: 'info', message: 'SQLite has begun' }),
        line(minutes + 10, { message: 'PocketBase is gone', category: 'AUTH' }),
      ]),
    )
    for (let count = 0; count < 20; count++)
      await Promise.all(
        Array.from({ length: 10 }, () => line(1, { level: 'warn', category: 'SCREEN', message: 'Flood' })),
      )
    const { metrics, troubles } = await overview()
    expect(metrics).toMatchObject({ sportsApi: 'degraded', database: 'down', authentication: 'degraded' })
    expect(troubles.map(({ message }) => message)).toContain('Seeded')
  })

  it('says the same as get_system_health_metrics, and has no uptime before the first beat', async () => {
    const bothSay = (uptime: number | undefined) =>
      until(`an uptime of ${uptime}, and the same status`, async () => {
        const { metrics } = await overview()
        const short = await ask<object>('POST', 'rpc/get_system_health_metrics')
        const expected = { uptime_percentage: uptime ?? null, status: metrics.status }
        return metrics.uptime === uptime && JSON.stringify(short) === JSON.stringify(expected)
      })
    await changeDatabase(product.dataDir, ['DELETE FROM heartbeats'])
    await bothSay(undefined)
    const minute = Math.floor(Date.now() / 60_000)
    const beats = [minute - 1, minute].map((id) => `('${id}', ${Date.parse(NOW)})`)
    await changeDatabase(product.dataDir, [
      `INSERT OR IGNORE INTO heartbeats (id, at) VALUES ${beats.join()}`,
    ])
    await bothSay(100)
  })

  it('has no full uptime after an outage that began before the day that it looks at', async () => {
    const minute = Math.floor(Date.now() / 60_000)
    const beats = [minute - 30 * 60, minute - 1].map((id) => `('${id}', ${Date.parse(NOW)})`)
    await changeDatabase(product.dataDir, [
      'DELETE FROM heartbeats',
      `INSERT INTO heartbeats (id, at) VALUES ${beats.join()}`,
    ])
    const { metrics } = await overview()
    expect(metrics.uptime).toBeLessThan(1)
  })
})

describe('calls', () => {
  it('of a day or a week are added up by kind, and the longest of a minute are listed by themselves', async () => {
    const { groups, slowest } = await ask<CallsAnswer>('GET', 'console/calls?hours=168')
    // Saved two hours and three days ago, and eight days ago, which is too long.
    const kind = (name: string) => groups.find((group) => group.kind === name)
    expect(kind('rare')).toBeUndefined()
    await createRecord(product, 'api_calls', {
      minute: ago(120),
      calls: { 'rare nhl': [3, 600, 400, { 3: 2, 5: 1 }, { client_error: 1 }] },
    })
    await createRecord(product, 'api_calls', {
      minute: ago(3 * 1440),
      calls: { 'rare nhl': [2, 70_000, 60_000, { 5: 1, 13: 1 }, { server_error: 1 }] },
    })
    await createRecord(product, 'api_calls', {
      minute: ago(8 * 1440),
      calls: { 'rare nhl': [9, 9, 9, { 0: 9 }] },
    })
    const week = await ask<CallsAnswer>('GET', 'console/calls?hours=168')
    expect(week.groups.find((group) => group.kind === 'rare')).toEqual({
      kind: 'rare',
      league: 'nhl',
      figures: [5, 70_600, 60_000, { 3: 2, 5: 2, 13: 1 }, { client_error: 1, server_error: 1 }],
    })
    expect(week.slowest[0]).toEqual({
      kind: 'rare',
      league: 'nhl',
      minuteMs: Date.parse(NOW) - 3 * 86_400_000,
      durationMs: 60_000,
    })
    expect(slowest.length).toBeLessThanOrEqual(15)
    const day = await ask<CallsAnswer>('GET', 'console/calls?hours=24')
    expect(day.groups.find((group) => group.kind === 'rare')?.figures[0]).toBe(3)
  })

  it('of any other span are refused', async () => {
    const headers = { authorization: operator.token }
    const response = await fetch(`${product.url}/api/console/calls?hours=9999`, { headers })
    await response.body?.cancel()
    expect(response.status).toBe(400)
  })
})

// The last one, because the server then counts for a while.
it('the overview does not wait until visits of a hundred thousand people are counted, and says so', async () => {
  const visits = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000)
    INSERT INTO user_sessions (user_id, session_start, last_activity)
    SELECT printf('fan%012d', n), '${ago(60)}', '${ago(50)}' FROM numbers`
  await changeDatabase(product.dataDir, [visits])
  const { people } = await overview()
  expect(people.uncounted).toBeGreaterThan(0)
})
