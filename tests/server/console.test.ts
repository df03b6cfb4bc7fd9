import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallsAnswer } from '../../src/domain/operations/api-calls/call-group'
import type { Infrastructure, Overview } from '../../src/domain/operations/dashboard/overview'
import type { MinuteCalls } from '../../src/domain/operations/api-calls/minute-calls'
import type { LogPage } from '../../src/domain/operations/logs/log-page'
import type { LogAnswer, LogQuestion } from '../../src/domain/operations/logs/log-question'
import { EVERYTHING_LATELY } from '../../src/domain/operations/testing/everything-lately'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { changeDatabase } from '../support/change-database'
import { until } from '../support/until'
import {
  allRecords,
  asSuperuser,
  createRecord,
  makeUser,
  superuserHeaders,
  type TestUser,
} from '../support/users'

/** Figures of the console beside rows that were saved for them. Time stands still, so that an hour stays that hour. */
const NOW = '2026-10-25T18:30:00Z'
const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString().replace('T', ' ')
const iso = (minutes: number) => ago(minutes).replace(' ', 'T')

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

async function ask<Reply>(method: string, path: string, token = operator.token): Promise<Reply> {
  const response = await fetch(`${product.url}/api/${path}`, { method, headers: { authorization: token } })
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as Reply
}
const askLog = async <Answer>(path: string, changes: object) => {
  const response = await fetch(`${product.url}/api/console/${path}`, {
    method: 'POST',
    headers: { authorization: operator.token, 'content-type': 'application/json' },
    body: JSON.stringify({ ...EVERYTHING_LATELY, ...changes }),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}
const find = (changes: Partial<Record<keyof LogQuestion, unknown>>) => askLog<LogAnswer>('logs', changes)
const overview = () => ask<Overview>('GET', 'console/overview')

it('operators learn as what they are admitted, and what time it is', async () => {
  const time = { now: Date.parse(NOW), rate: 0 }
  expect(await ask('GET', 'console/access')).toEqual({ role: 'superuser', time })
  expect(await ask('GET', 'console/access', admin.token)).toEqual({ role: 'admin', time })
})

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
    const { people } = await overview()
    expect(people).toEqual({
      activeSessions: 2,
      activeUsers: 1,
      totalUsers: (await allRecords(product, 'users')).length,
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
    // A call is counted as a call, not as the line that tells of it.
    await line('error', 'API', 10)
    await createRecord(product, 'api_calls', {
      minute: ago(40),
      calls: {
        'summary nfl': [30, 9000, 3000, { 4: 29, 10: 1 }, { server_error: 3 }],
        weather: [10, 1000, 100, { 2: 10 }, { cancelled: 1, network_error: 1 }],
      },
    })
    await createRecord(product, 'api_calls', { minute: ago(61), calls: { weather: [900, 9, 9, { 0: 900 }] } })

    const { before, calls, rows } = await until('no call between two looks', async () => {
      const first = await overview()
      const minutes = await allRecords<{ minute: string; calls: MinuteCalls }>(product, 'api_calls')
      const lines = await allRecords<{ level: string; category: string; timestamp: string }>(product, 'logs')
      const { metrics } = await overview()
      const isSame = JSON.stringify(metrics) === JSON.stringify(first.metrics)
      return isSame && { before: first, calls: minutes, rows: lines }
    })
    const figures = calls.filter(({ minute }) => minute >= ago(60)).flatMap((row) => Object.values(row.calls))
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    const made = sum(figures.map(([n]) => n))
    const failed = sum(figures.map(([, , , , bad]) => sum(Object.values({ ...bad, cancelled: 0 }))))
    const counted = rows.filter(({ timestamp, category }) => timestamp > ago(60) && category !== 'API')
    const errors = counted.filter(({ level }) => level === 'error').length
    expect([made >= 40, failed >= 4, counted.length >= 3, errors >= 2]).toEqual([true, true, true, true])
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

  it('says the same as get_system_health_metrics, and no uptime before the first beat', async () => {
    await until('the same status', async () => {
      const { metrics } = await overview()
      const short = await ask<object>('POST', 'rpc/get_system_health_metrics')
      const expected = { uptime_percentage: metrics.uptime ?? null, status: metrics.status }
      return JSON.stringify(short) === JSON.stringify(expected)
    })
  })
})

describe('calls', () => {
  it('of a day add up kind by kind, and the longest of a minute stand alone', async () => {
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
      calls: { 'rare nhl': [2, 70_000, 60_000, { 5: 1, 13: 1 }, { cancelled: 1 }] },
    })
    await createRecord(product, 'api_calls', {
      minute: ago(8 * 1440),
      calls: { 'rare nhl': [9, 9, 9, { 0: 9 }] },
    })
    const week = await ask<CallsAnswer>('GET', 'console/calls?hours=168')
    expect(week.groups.find((group) => group.kind === 'rare')).toEqual({
      kind: 'rare',
      league: 'nhl',
      figures: [5, 70_600, 60_000, { 3: 2, 5: 2, 13: 1 }, { client_error: 1, cancelled: 1 }],
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

  it('of any other span nobody adds up', async () => {
    const headers = { authorization: operator.token }
    const response = await fetch(`${product.url}/api/console/calls?hours=9999`, { headers })
    await response.body?.cancel()
    expect(response.status).toBe(400)
  })
})

/** Of one moment, so that nothing but their ids tells them apart. */
const manyLines = (word: string, count: number, at: string, level: string) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO logs (id, timestamp, level, category, message)
    SELECT printf('${word.toLowerCase()}%0${15 - word.length}d', i), '${at}', '${level}', 'SCREEN', '${word} ' || i FROM n`

describe('the log', () => {
  const messages = async (changes: Parameters<typeof find>[0]) =>
    (await find(changes)).entries.map(({ message }) => message).filter((text) => text.startsWith('Tale'))

  it('is found by words, tiles, times, types and filters, the newest first', async () => {
    const line = (message: string, minutes: number, more: object = {}) =>
      createRecord(product, 'logs', {
        timestamp: ago(minutes),
        level: 'info',
        category: 'SCREEN',
        message,
        ...more,
      })
    await line('Tale of a 50% cup', 3, { correlationId: 'act-1' })
    await line('Tale of golf', 30, { level: 'error', category: 'API', metadata: { status: 503 } })
    await line('Tale of yesterday', 26 * 60, { level: 'warn', category: 'AUTH' })
    expect(await messages({})).toEqual(['Tale of a 50% cup', 'Tale of golf'])
    expect(await messages({ query: 'GOLF tale' })).toEqual(['Tale of golf'])
    expect(await messages({ query: '50%' })).toEqual(['Tale of a 50% cup'])
    expect(await messages({ query: 'act-1' })).toEqual(['Tale of a 50% cup'])
    expect(await messages({ quick: 'errors' })).toEqual(['Tale of golf'])
    expect(await messages({ quick: 'last-5-min' })).toEqual(['Tale of a 50% cup'])
    expect(await messages({ quick: 'auth', time: { preset: '7d' } })).toEqual(['Tale of yesterday'])
    expect(await messages({ dataTypes: ['users'], time: { preset: '7d' } })).toEqual(['Tale of yesterday'])
    expect(
      await messages({ filters: [{ field: 'metadata.status', operator: 'between', value: '500,599' }] }),
    ).toEqual(['Tale of golf'])
    const to = Date.parse(NOW) - 20 * 60_000
    expect(await messages({ time: { preset: 'custom', toMs: to } })).toEqual([
      'Tale of golf',
      'Tale of yesterday',
    ])
  })

  it('has what the server says of itself: a call that took long, with its duration', async () => {
    await product.control.fail({ route: 'weather', kind: 'slow', delayMs: 2500, times: 1 })
    await (await fetch(`${product.url}/api/weather?city=Tulsa&state=OK`)).text()
    const [line] = (await find({ query: 'slow call weather' })).entries
    expect(line).toMatchObject({ level: 'warn', category: 'API' })
    expect(line?.metadata?.duration).toBeGreaterThan(2000)
  })

  it('counts what its tiles say, of the span that was asked for', async () => {
    const lately = { time: { preset: '1h' } }
    const { answer, rows } = await until('no line between two looks', async () => {
      const first = await find(lately)
      const all = await allRecords<{ timestamp: string; level: string }>(product, 'logs')
      const isSame = JSON.stringify(await find(lately)) === JSON.stringify(first)
      return isSame && { answer: first, rows: all }
    })
    const { counts, found, isCut } = answer
    const hour = rows.filter(({ timestamp }) => timestamp >= ago(60) && timestamp <= ago(0))
    const count = (is: (row: (typeof hour)[number]) => boolean) => hour.filter(is).length
    expect({ counts, found, isCut }).toEqual({
      counts: {
        all: hour.length,
        errors: count(({ level }) => level === 'error'),
        warnings: count(({ level }) => level === 'warn'),
        'last-5-min': count(
          ({ timestamp, level }) => timestamp >= ago(5) && (level === 'info' || level === 'debug'),
        ),
      },
      found: hour.length,
      isCut: false,
    })
  })

  it('is found by lists and by times behind more lines than are looked through', async () => {
    await changeDatabase(product.dataDir, [manyLines('Crowd', 700, ago(10), 'info')])
    const by = (field: string, how: string, value: string) =>
      messages({ filters: [{ field, operator: how, value }] })
    expect(await by('level', 'in', 'error, fatal')).toEqual(['Tale of golf'])
    expect(await by('level', 'not_in', 'info,warn,debug')).toEqual(['Tale of golf'])
    expect(await by('category', 'not_in', 'screen')).toEqual(['Tale of golf'])
    expect(await by('timestamp', 'less_than', iso(20))).toEqual(['Tale of golf'])
    expect(await by('timestamp', 'between', `${iso(40)}, ${iso(20)}`)).toEqual(['Tale of golf'])
    expect(await by('timestamp', 'greater_than', iso(5))).toEqual(['Tale of a 50% cup'])
  })

  describe('taken along page by page', () => {
    beforeAll(() => changeDatabase(product.dataDir, [manyLines('Throng', 700, ago(9), 'info')]))

    const pages = async (changes: object) => {
      const taken: LogPage[] = []
      do taken.push(await askLog<LogPage>('logs/page', { ...changes, after: taken.at(-1)?.next }))
      while (taken.at(-1)?.next)
      return taken
    }
    const ids = (taken: readonly LogPage[]) =>
      taken.flatMap(({ entries }) =>
        entries.filter(({ message }) => message.startsWith('Throng')).map(({ id }) => id),
      )
    const throng = Array.from({ length: 700 }, (_, index) => `throng${String(index + 1).padStart(9, '0')}`)
    const level = (value: string) => [{ field: 'level', operator: 'not_in', value }]

    it.each([
      ['without a condition', {}],
      ['by the index of words', { query: 'throng' }],
      ['by a condition that the index does not know', { filters: level('warn,error') }],
      ['by a rule alone', { filters: [{ field: 'id', operator: 'contains', value: 'throng' }] }],
    ])('has each line once, though many are of one moment: %s', async (_, changes) => {
      const taken = await pages(changes)
      expect(taken.length).toBeGreaterThan(1)
      expect(ids(taken).toSorted()).toEqual(throng)
    })

    it('holds no line that came after it was begun', async () => {
      const first = await askLog<LogPage>('logs/page', { query: 'throng' })
      await createRecord(product, 'logs', {
        timestamp: ago(9),
        level: 'info',
        category: 'SCREEN',
        message: 'Throng of one more',
      })
      const second = await askLog<LogPage>('logs/page', { query: 'throng', after: first.next })
      expect(second.entries.map(({ message }) => message)).not.toContain('Throng of one more')
    })

    it('goes on behind more lines than a search looks through', async () => {
      await changeDatabase(product.dataDir, [manyLines('Noise', 20_500, ago(8), 'debug')])
      const shown = await find({ filters: level('debug,warn,error') })
      expect([shown.isCut, shown.entries.filter(({ message }) => message.startsWith('Throng'))]).toEqual([
        true,
        [],
      ])
      expect(ids(await pages({ filters: level('debug,warn,error') }))).toEqual(expect.arrayContaining(throng))
    })

    it.each([{ after: 'x' }, { after: { nowMs: 1, timestamp: 1e300, id: '' } }, { quick: 'none' }])(
      'is not asked for with %j',
      async (changes) => {
        const response = await fetch(`${product.url}/api/console/logs/page`, {
          method: 'POST',
          headers: { authorization: operator.token, 'content-type': 'application/json' },
          body: JSON.stringify({ ...EVERYTHING_LATELY, ...changes }),
        })
        await response.body?.cancel()
        expect(response.status).toBe(400)
      },
    )
  })
})

describe('saved searches', () => {
  const PATH = 'console/searches'
  const auth = { name: 'Sign-ins', search: 'quick=auth' }
  const slow = { name: 'Slow calls', search: 'q=slow%20call&time=7d' }
  const save = async (token: string, body: object) => {
    const response = await fetch(`${product.url}/api/${PATH}`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, answer: (await response.json()) as object }
  }
  const rowsOf = async ({ id }: TestUser) =>
    (await allRecords<{ user_id: string }>(product, 'log_searches')).filter((row) => row.user_id === id)
      .length

  it('are kept whole, in their order, for the operator who saved them alone', async () => {
    expect(await ask('GET', PATH)).toEqual({ searches: [] })
    expect(await save(operator.token, { searches: [slow, auth] })).toEqual({
      status: 200,
      answer: { searches: [slow, auth] },
    })
    await save(admin.token, { searches: [auth] })
    await save(operator.token, { searches: [auth, slow] })
    expect(await ask('GET', PATH)).toEqual({ searches: [auth, slow] })
    expect(await ask('GET', PATH, admin.token)).toEqual({ searches: [auth] })
    expect(await rowsOf(operator)).toBe(1)
    await save(operator.token, { searches: [] })
    expect(await ask('GET', PATH)).toEqual({ searches: [] })
  })

  it.each([
    ['nothing', {}],
    ['two of one name', { searches: [auth, { ...slow, name: auth.name }] }],
    [
      'more than a page shows',
      { searches: Array.from({ length: 21 }, (_, n) => ({ ...auth, name: `${n}` })) },
    ],
  ])('stay what they were when somebody sends %s', async (_, body) => {
    await save(operator.token, { searches: [slow] })
    expect((await save(operator.token, body)).status).toBe(400)
    expect(await ask('GET', PATH)).toEqual({ searches: [slow] })
  })

  it("are nobody's who has no account, and go with the account", async () => {
    const headers = await superuserHeaders(product)
    expect((await save(headers['authorization']!, { searches: [auth] })).status).toBe(400)
    const leaver = await makeUser(product, { tier: 'admin' })
    await save(leaver.token, { searches: [auth] })
    expect(await rowsOf(leaver)).toBe(1)
    await asSuperuser(product, 'DELETE', `collections/users/records/${leaver.id}`)
    expect(await rowsOf(leaver)).toBe(0)
  })
})

describe('infrastructure', () => {
  it('a check asks every scoreboard at once', async () => {
    const { services } = await until('all of them checked', async () => {
      const answer = await ask<Infrastructure>('POST', 'console/check')
      return answer.services.every(({ lastCheck }) => lastCheck === Date.parse(NOW)) && answer
    })
    expect(services.map(({ sport }) => sport)).toEqual(['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'PGA'])
  })

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
        const told = await find({ query: `${league} scoreboard: down (${trouble})` })
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
    expect((await find({ query: 'NFL scoreboard: before down' })).found).toBeGreaterThan(0)
  })
})
