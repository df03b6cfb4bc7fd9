import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_FAVOURITES } from '../../../src/domain/people/favourites/favourite'
import { outcomes, sendOutbox, type SentEntry } from '../../support/outbox'
import { startProduct, type Product } from '../../support/product'
import { spendToday } from '../../support/spend-today'
import { allRecords, makeUser, type TestUser } from '../../support/users'

/**
 * What may the holder of an account send to the outbox? Anything under any name, as often and as large as they like.
 */

const NOW = Date.parse('2026-10-25T18:30:00Z')
const DAY_MS = 24 * 3_600_000
const WRITTEN = [
  'favourites',
  'preferences',
  'user_sessions',
  'feature_usage_tracking',
  'logs',
  'guest_metrics',
  'outbox_receipts',
]

let product: Product
let user: TestUser
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: [], rate: 0 })
  user = await makeUser(product)
})
afterAll(() => product?.close())

const send = (...entries: readonly SentEntry[]) => sendOutbox(product, user.token, entries)
/** The server writes lines of its own when a minute begins: about accounts, refused entries, its trouble and slow calls. */
const OF_THE_SERVER: readonly (string | undefined)[] = [
  'AUTH',
  'OUTBOX',
  'SERVER',
  'API',
  'API_HEALTH',
  'STORAGE',
]
const isOurs = ({ category }: { readonly category?: string }) => !OF_THE_SERVER.includes(category)
const countRows = async () => {
  const counts = await Promise.all(
    WRITTEN.map(async (name) => (await allRecords<object>(product, name)).filter(isOurs).length),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
const raw = (body: string, headers: Record<string, string> = { authorization: user.token }) =>
  fetch(`${product.url}/api/outbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

describe('nothing is written for', () => {
  it.each([
    ['a guest', {}],
    ['a token that nobody issued', { authorization: 'eyJhbGciOiJIUzI1NiJ9.e30.x' }],
  ])('%s', async (_who, headers) => {
    const before = await countRows()
    const entry = { id: randomUUID(), kind: 'favourites', body: { team: 'nfl/1', on: true }, at: NOW }
    expect((await raw(JSON.stringify({ entries: [entry] }), headers)).status).toBe(401)
    expect(await countRows()).toBe(before)
  })

  it.each([
    ['no JSON', '{"entries": ['],
    ['no entries', '{}'],
    ['entries that are no list', '{"entries": {"0": {}}}'],
    ['an entry without a name', '{"entries": [{"kind": "log", "body": {}, "at": 1}]}'],
    [
      'a name with other letters',
      '{"entries": [{"id": "../../../../users/x", "kind": "log", "body": {}, "at": 1}]}',
    ],
    [
      'more than a batch',
      JSON.stringify({ entries: Array.from({ length: 51 }, () => ({ id: randomUUID() })) }),
    ],
  ])('%s', async (_what, body) => {
    const before = await countRows()
    expect((await raw(body)).status).toBe(400)
    expect(await countRows()).toBe(before)
  })

  it('an entry without a name, by words from which the app knows that one entry is to blame', async () => {
    const answer = await raw('{"entries": [{"kind": "log", "body": {}, "at": 1}]}')
    expect(await answer.json()).toMatchObject({ message: 'An entry has no name.' })
  })

  it('a body over 64 KB, which would be taken if it were a byte smaller', async () => {
    const bodyOf = (bytes: number) => {
      const entry = { id: randomUUID(), kind: 'usage', body: { feature: 'live-stats' }, at: NOW }
      const text = JSON.stringify({ entries: [entry], filler: '' })
      return text.replace('"filler":""', `"filler":"${'x'.repeat(bytes - text.length)}"`)
    }
    const before = await countRows()
    expect((await raw(bodyOf(64 * 1024 + 1))).status).toBe(413)
    expect(await countRows()).toBe(before)
    expect((await raw(bodyOf(64 * 1024))).status).toBe(200)
    expect(await countRows()).toBeGreaterThan(before)
  })

  it.each<[string, SentEntry]>([
    ['an unknown kind', { kind: 'tier', body: { tier: 'admin' } }],
    ['a kind that every object inherits', { kind: 'constructor', body: {} }],
    ['a body that is no object', { kind: 'preferences', body: 'x' }],
    ['unknown preferences', { kind: 'preferences', body: { isAdmin: true } }],
    ['a preference that is no switch', { kind: 'preferences', body: { compactMode: { $gt: 1 } } }],
    [
      'a favourite that names another user',
      { kind: 'favourites', body: { team: 'nfl/1', on: true, user_id: 'somebody' } },
    ],
    ['a team of no league', { kind: 'favourites', body: { team: '__proto__/1', on: true } }],
    ['a sport of no league', { kind: 'session', body: { sport: 'x', touchPoints: 0, ended: false } }],
    [
      'a session with an address',
      { kind: 'session', body: { sport: 'NFL', touchPoints: 0, ended: false, ip_address: '1.1.1.1' } },
    ],
    ['a feature with a long name', { kind: 'usage', body: { feature: 'x'.repeat(5000) } }],
    ['many uses at once', { kind: 'usage', body: { feature: 'box-score', usage_count: 1e9 } }],
    [
      'a line that is too long',
      { kind: 'log', body: { lines: [{ at: 1, level: 'error', category: 'x', message: 'x'.repeat(501) }] } },
    ],
    [
      'too many lines',
      {
        kind: 'log',
        body: {
          lines: Array.from({ length: 21 }, () => ({ at: 1, level: 'info', category: 'x', message: 'x' })),
        },
      },
    ],
    [
      'a line whose metadata is no object',
      {
        kind: 'log',
        body: { lines: [{ at: 1, level: 'info', category: 'x', message: 'x', metadata: 'x' }] },
      },
    ],
    [
      'a time that is too long ago',
      { kind: 'favourites', body: { team: 'nfl/1', on: true }, at: NOW - 30 * DAY_MS },
    ],
    ['time zero', { kind: 'favourites', body: { team: 'nfl/1', on: true }, at: 0 }],
  ])('%s', async (_what, entry) => {
    const before = await countRows()
    expect(outcomes(await send(entry))).toEqual(['refused'])
    expect(await countRows()).toBe(before)
  })
})

describe('an account', () => {
  it('cannot send a choice from the future: its time becomes now', async () => {
    const { favourites } = await send({
      kind: 'favourites',
      body: { team: 'nfl/12', on: true },
      at: NOW + 365 * DAY_MS,
    })
    expect(favourites['nfl/12']).toEqual({ on: true, at: NOW })
  })

  it('cannot reuse the id of another account’s entry, and learns nothing of that entry', async () => {
    const id = randomUUID()
    await send({ id, kind: 'usage', body: { feature: 'live-stats' } })
    const other = await makeUser(product)
    const answer = await sendOutbox(product, other.token, [
      { id, kind: 'favourites', body: { team: 'nfl/1', on: true } },
    ])
    expect(answer.results).toEqual([{ id, outcome: 'refused', reason: 'Another entry has this name' }])
    expect(answer.favourites).toEqual({})
  })

  it('remembers no more teams than a fan could follow', async () => {
    const teams = Array.from({ length: MOST_FAVOURITES + 20 }, (_, index) => `ncaab/${index}`)
    const results = []
    for (let first = 0; first < teams.length; first += 50) {
      const part = teams.slice(first, first + 50)
      const answer = await send(...part.map((team) => ({ kind: 'favourites', body: { team, on: true } })))
      results.push(...outcomes(answer))
    }
    expect(results.filter((outcome) => outcome === 'done').length).toBeLessThanOrEqual(MOST_FAVOURITES)
    expect(results.at(-1)).toBe('refused')
  })

  // Fifty entries are a thousand lines. Six devices that say every five minutes that they are there send 1,728
  // entries.
  it('may send 50 entries of lines, 1,800 of sessions and 5,000 of all kinds in a day; those beyond wait', async () => {
    const person = await makeUser(product)
    const one = async (kind: string, body: object) =>
      outcomes(await sendOutbox(product, person.token, [{ kind, body }]))[0]
    const log = () => one('log', { lines: [{ at: 1, level: 'info', category: 'x', message: 'x' }] })
    const session = () => one('session', { sport: 'NFL', touchPoints: 0, ended: false })
    const usage = () => one('usage', { feature: 'box-score' })
    expect([await log(), await session(), await usage()]).toEqual(['done', 'done', 'done'])
    await spendToday(product, 49)
    expect([await log(), await log(), await session()]).toEqual(['done', 'later', 'done'])
    await spendToday(product, 1799)
    expect([await session(), await session(), await usage()]).toEqual(['done', 'later', 'done'])
    await spendToday(product, 4999)
    expect([await usage(), await usage()]).toEqual(['done', 'later'])
  })
})
