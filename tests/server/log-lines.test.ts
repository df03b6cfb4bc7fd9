import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askExpectingOk } from '../support/ask-expecting-ok'
import { findLines } from '../support/find-lines'
import { startProduct, type Product } from '../support/product'
import { refuseWrites } from '../support/refuse-writes'
import { until } from '../support/until'
import { allRecords, asSuperuser, makeUser, type TestUser } from '../support/users'

/** The lines that pages send about themselves, and what ties them to the lines of the server. */
let product: Product
let fan: TestUser
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: ['nfl'] })
  fan = await makeUser(product)
})
afterAll(() => product?.close())

interface Line {
  readonly message: string
  readonly category: string
  readonly correlationId: string
  readonly build_id: string
  readonly session_id: string
  readonly user_id: string
  readonly metadata: Readonly<Record<string, unknown>> | null
}
const linesWith = async (word: string) =>
  (await allRecords<Line>(product, 'logs')).filter(({ message }) => message.includes(word))
const line = (message: string, more: object = {}) => ({
  at: Date.parse('2026-10-25T18:30:00Z'),
  level: 'error',
  category: 'SCREEN',
  message,
  ...more,
})
async function tell(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const response = await fetch(`${product.url}/api/logs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  await response.body?.cancel()
  return response.status
}
const overview = (operator: TestUser) => askExpectingOk(product, operator, 'GET', 'console/overview')

describe('lines of a page', () => {
  it('of a guest are kept with build, visit and action, and without what may be secret', async () => {
    const metadata = { error: 'boom', url: 'https://scores.example/nfl?token=abc', cookie: 'x' }
    const told = line('Guest tale', { correlationId: 'ab12cd34-7', metadata })
    expect(await tell({ lines: [told], build: '0a1b2c3d', session: 'ab12cd34' })).toBe(204)
    expect(await linesWith('Guest tale')).toMatchObject([
      {
        correlationId: 'ab12cd34-7',
        build_id: '0a1b2c3d',
        session_id: 'ab12cd34',
        user_id: '',
        metadata: { error: 'boom', url: 'https://scores.example/nfl' },
      },
    ])
  })

  it('of a signed-in user come through the outbox, and are kept with build, visit, action and user', async () => {
    const told = line('Fan tale', { correlationId: 'ab12cd34-8' })
    const body = { lines: [told], build: '0a1b2c3d', session: 'ab12cd34' }
    const entry = { id: 'entry-of-a-fan-0001', kind: 'log', body, at: Date.parse('2026-10-25T18:30:00Z') }
    const response = await fetch(`${product.url}/api/outbox`, {
      method: 'POST',
      headers: { authorization: fan.token, 'content-type': 'application/json' },
      body: JSON.stringify({ entries: [entry] }),
    })
    expect(response.status).toBe(200)
    expect(await linesWith('Fan tale')).toMatchObject([
      { correlationId: 'ab12cd34-8', build_id: '0a1b2c3d', session_id: 'ab12cd34', user_id: fan.id },
    ])
  })

  it('tell nothing of the state of the server, whatever they say', async () => {
    const told = [
      ...Array.from({ length: 4 }, () =>
        line('The database does not open: IndexedDB is refused', { category: 'storage' }),
      ),
      ...Array.from({ length: 3 }, () => line('Nobody gets in', { category: 'AUTH' })),
      ...Array.from({ length: 6 }, () => line('The scoreboard fails', { category: 'API' })),
    ]
    expect(await tell({ lines: told })).toBe(204)
    expect(await linesWith('The database does not open')).toHaveLength(4)
    expect(await overview(await makeUser(product, { superuser: true }))).toMatchObject({
      metrics: { database: 'operational', authentication: 'operational', sportsApi: 'operational' },
    })
  })

  it('that no page of ours sends are refused, and so is a body over 64 KB', async () => {
    expect(await tell({ lines: [] })).toBe(400)
    expect(await tell('[]')).toBe(400)
    expect(await tell({ lines: [line('x', { user_id: fan.id })] })).toBe(400)
    expect(await tell({ lines: [line('x')], padding: 'x'.repeat(70_000) })).toBe(413)
  })
})

describe('a tap', () => {
  it('is named on the log line of the upstream call that it led to', async () => {
    // The fault is not limited to one request: the server itself asks for the weather of the day's games and
    // might get it.
    await product.control.fail({ route: 'weather', kind: 'slow', delayMs: 2500 })
    const headers = { 'X-Correlation-Id': 'tapped01-3' }
    await (await fetch(`${product.url}/api/weather?city=Tulsa&state=OK`, { headers })).text()
    await product.control.recover()
    const told = await until('the row', async () => {
      // Lines are saved once a minute, or as soon as an operator looks.
      await asSuperuser(product, 'POST', 'rpc/get_system_health_metrics')
      const rows = await linesWith('A slow call (kind weather')
      return rows.find(({ correlationId }) => correlationId === 'tapped01-3')
    })
    expect(told.category).toBe('API')
  })

  it('is named on the log line of a request to PocketBase, unless its name is malformed', async () => {
    const ask = (action: string) =>
      fetch(`${product.url}/api/console/access`, { headers: { 'X-Correlation-Id': action } })
    for (const action of ['tapped01-4', "<script>alert('x')"]) await (await ask(action)).text()
    const filter = encodeURIComponent("data.url ~ '/api/console/access'")
    const { items } = await until('both requests in the log', async () => {
      const found = await asSuperuser<{ items: { data: { meta?: unknown } }[] }>(
        product,
        'GET',
        `logs?filter=${filter}`,
      )
      return found.items.length >= 2 && found
    })
    const metas = items.flatMap(({ data }) => (data.meta === undefined ? [] : [data.meta]))
    expect(metas).toEqual([{ action: 'tapped01-4' }])
  })
})

it('the lines that wait for their minute to end are saved when the server is told to end', async () => {
  const refused = await fetch(`${product.url}/api/collections/users/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity: 'nobody@fans.example', password: 'not-the-password' }),
  })
  expect(refused.status).toBe(400)
  await product.kill()
  await product.start()
  expect(await linesWith('A sign-in with a password was refused')).toHaveLength(1)
})

it('operators hear of a sign-in that the database failed, though nobody expected the error', async () => {
  const words = 'database or disk is full'
  const writeAgain = await refuseWrites(product.dataDir, 'password_guesses', words)
  try {
    const response = await fetch(`${product.url}/api/collections/users/auth-with-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identity: fan.email, password: fan.password }),
    })
    await response.body?.cancel()
    expect(response.status).toBe(503)
  } finally {
    await writeAgain()
  }
  const operator = await makeUser(product, { superuser: true })
  const told = await until('the line', async () => {
    const { entries } = await findLines(product, operator, { query: words })
    return entries[0]
  })
  expect(told).toMatchObject({ level: 'error', category: 'AUTH' })
  expect(told.message).toMatch(/^A request failed: .*database or disk is full \(\d+\)$/)
  expect(await overview(operator)).toMatchObject({ metrics: { authentication: 'degraded' } })
})

// This test is the last one, because it uses up what this address may send.
it('a flood of lines from guests is cut off silently, and earlier lines stay', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => tell({ lines: [line(`Flood ${index}`)] })),
  )
  expect(new Set(statuses)).toEqual(new Set([204]))
  const kept = await linesWith('Flood')
  expect(kept.length).toBeLessThan(40)
  expect((await linesWith('Guest tale')).length).toBe(1)
})
