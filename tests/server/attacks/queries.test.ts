import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readersOf } from '../../../src/domain/queries/readers'
import { startProduct, type Product } from '../../support/product'
import { until } from '../../support/until'
import { asSuperuser, createRecord, makeUser, superuserToken, type TestUser } from '../../support/users'

/** A stranger may send any query to any collection by any of PocketBase's routes. */
let product: Product
let collections: readonly Collection[]
const strangers = new Map<string, TestUser | undefined>()

interface Collection {
  readonly id: string
  readonly name: string
  readonly listRule: string | null
  readonly viewRule: string | null
}

const UNVERIFIED = 'unverified'
const SESSIONS = 200

beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: ['nfl'], slate: 'standard' })
  const list = await asSuperuser<{ items: Collection[] }>(product, 'GET', 'collections?perPage=500')
  collections = list.items
  strangers.set('guest', undefined)
  strangers.set(UNVERIFIED, await makeUser(product, { record: { verified: false } }))
  strangers.set('verified', await makeUser(product, { tier: 'verified' }))
  strangers.set('premium', await makeUser(product, { tier: 'premium' }))
  const { id } = strangers.get(UNVERIFIED)!
  for (let n = 0; n < SESSIONS; n++) await createRecord(product, 'user_sessions', session(id))
})
afterAll(() => product?.close())

/** Each of these is a query to PocketBase, or to a guard that decodes it in another way. */
const QUERIES = [
  "filter=id!=''",
  'filter=',
  'filter',
  'sort=-id',
  'sort=@random',
  'expand=user_id',
  'expand=',
  "page=1&filter=id!=''",
  "filter=&filter=id!=''",
  "%66ilter=id!=''",
  "f%69lter=id!=''",
  'so%72t=-id',
  'exp%61nd=user_id',
  "FILTER=id!=''",
  'Sort=-id',
  'eXpand=user_id',
  "filter[]=id!=''",
  "%20filter=id!=''",
  "+filter=id!=''",
  "?filter=id!=''",
  "page=1&&&filter=id!=''",
  "filter=@collection.users.id!=''",
]

/**
 * Lists get every spelling, other addresses only these: how a query is spelled does not depend on the
 * address.
 */
const PLAINLY: readonly string[] = ["filter=id!=''", 'sort=-id', 'expand=user_id']

it('the table of readers has a row for every collection with a rule for reading, and no other', () => {
  const readable = collections.filter(({ listRule, viewRule }) => listRule !== null || viewRule !== null)
  // PocketBase's own collections keep PocketBase's rules; nobody may list them here.
  const ours = readable.filter(({ name }) => !name.startsWith('_'))
  expect(collections.filter(({ name }) => readersOf(name)).map(({ name }) => name)).toEqual(
    ours.map(({ name }) => name),
  )
})

describe.each(['guest', UNVERIFIED, 'verified', 'premium'])('a %s', (who) => {
  it('may not filter, sort or expand, in whatever collection and spelling', async () => {
    for (const { id, name } of collections) {
      const addresses = [
        `GET ${id}/records`,
        `HEAD ${name}/records`,
        `GET ${name}/records/nfl`,
        `PATCH ${name}/records/nfl`,
        `DELETE ${name}/records/nfl`,
      ]
      const asked = [
        ...QUERIES.map((query) => [`GET ${name}/records`, query] as const),
        ...addresses.flatMap((address) => PLAINLY.map((query) => [address, query] as const)),
      ]
      const answers = await Promise.all(asked.map(([address, query]) => statusOf(who, `${address}?${query}`)))
      const admitted = asked.filter((_, index) => answers[index] !== 403)
      expect(admitted).toEqual([])
    }
  })

  it('may not do so either when making or signing in an account', async () => {
    for (const address of [
      'POST users/records',
      'POST preferences/records',
      'POST users/auth-with-password',
      'POST users/auth-refresh',
      'GET users/auth-methods',
    ])
      for (const query of QUERIES)
        expect([address, query, await statusOf(who, `${address}?${query}`)]).toEqual([address, query, 403])
  })

  it('may not do so either in a batch, on lists of the server, or where there are no records', async () => {
    const url = '/api/collections/boards/records/nfl?expand=x'
    expect(await statusOf(who, 'POST /api/batch', { requests: [{ method: 'PATCH', url }] })).toBe(403)
    for (const path of ['logs', 'logs/stats', 'crons', 'settings', 'collections', 'backups'])
      for (const query of ['filter=x', 'Sort=x', 'exp%61nd=x'])
        expect([401, 403]).toContain(await statusOf(who, `GET /api/${path}?${query}`))
    expect(await statusOf(who, 'POST /api/realtime?filter=x')).toBe(403)
  })

  it('sees in every list its own rows, what is for everybody, or nothing', async () => {
    const own = strangers.get(who)?.id ?? ''
    for (const { name, listRule } of collections) {
      const answer = await send(who, `GET ${name}/records?perPage=200`)
      const { items = [] } = (await answer.json()) as { items?: Record<string, unknown>[] }
      if (listRule === null) expect([name, answer.status, items]).toEqual([name, 403, []])
      else if (readersOf(name)?.kind === 'owner')
        expect(items.every((row) => [row['user_id'], row['id']].includes(own))).toBe(true)
      if (name === 'user_sessions') expect(items).toHaveLength(who === UNVERIFIED ? SESSIONS : 0)
    }
  })
})

/**
 * A filter that joins the rows of one table to themselves by their owner: 200 sessions become eight million.
 */
const S = 'user_sessions_via_user_id.user_id.'
const MULTIPLYING = `${S}${S}user_sessions_via_user_id.user_agent!~'zz' && ${S}user_sessions_via_user_id.ip_address='x'`

describe('the filter that stopped the server', () => {
  it.each([UNVERIFIED, 'operator'])(
    'is refused to an %s before the database runs it, 130 times at once',
    async (who) => {
      if (who === 'operator') strangers.set(who, await makeUser(product, { tier: 'admin' }))
      const address = `GET users/records?filter=${encodeURIComponent(MULTIPLYING)}`
      // One such request took 30 s: if they were asked, this test would not end.
      const answers = await Promise.all(Array.from({ length: 130 }, () => statusOf(who, address)))
      expect(answers.every((status) => status === (who === 'operator' ? 400 : 403))).toBe(true)
      expect(await statusOf('guest', 'GET board_heads/records')).toBe(200)
      expect(await statusOf('guest', 'GET /api/health/ready')).toBe(200)
    },
  )

  it('does not keep superusers of PocketBase from filtering', async () => {
    const token = await superuserToken(product)
    const filter = encodeURIComponent('user_id.verified = false && is_active = true')
    const answer = await fetch(
      `${product.url}/api/collections/user_sessions/records?filter=${filter}&expand=user_id`,
      {
        headers: { authorization: token },
      },
    )
    const { items } = (await answer.json()) as { items: { expand: object }[] }
    expect(items[0]?.expand).toMatchObject({ user_id: { verified: false } })
  })
})

describe('used-up database connections', () => {
  it('make the readiness probe fail in time, while the server stays alive', async () => {
    const token = await superuserToken(product)
    const address = `${product.url}/api/collections/users/records?filter=${encodeURIComponent(MULTIPLYING)}`
    const abort = new AbortController()
    const asked = Array.from({ length: 140 }, () =>
      fetch(address, { headers: { authorization: token }, signal: abort.signal }).catch(() => undefined),
    )
    const stuck = await until('a server that is not ready', async () => {
      const from = Date.now()
      const answer = await fetch(`${product.url}/api/health/ready`)
      return answer.status === 503 && { body: await answer.json(), ms: Date.now() - from }
    })
    expect(stuck.body).toMatchObject({ status: expect.stringMatching(/^cannot (?:read|write)$/) })
    expect(stuck.ms).toBeLessThan(6000)
    expect(await statusOf('guest', 'GET /api/health/live')).toBe(200)
    abort.abort()
    await Promise.all(asked)
    await until(
      'a server that is ready',
      async () => (await statusOf('guest', 'GET /api/health/ready')) === 200,
      60_000,
    )
  }, 90_000)
})

describe('an empty list', () => {
  it('is answered at once, however often, because a waiting request would hold a runtime', async () => {
    const twenty = async (address: string) => {
      const from = Date.now()
      for (let n = 0; n < 20; n++) await statusOf('verified', address)
      return Date.now() - from
    }
    expect(await statusOf('verified', 'GET user_sessions/records')).toBe(200)
    // PocketBase would delay each answer by a quarter of a second on average. Viewing a record has no delay.
    const views = await twenty('GET user_sessions/records/nobody')
    expect(await twenty('GET user_sessions/records')).toBeLessThan(2 * views + 2500)
  })

  it('is refused to a GET that has a body', async () => {
    expect(await statusOfGet('/api/collections/board_heads/records', '{"filter":1}')).toBe(400)
  })
})

describe('a list asked with', () => {
  it.each([
    'perPage=501',
    'perPage=100000',
    'page=0',
    'page=99999999999999999999',
    'page=-1',
    'page=100&perPage=500',
    'fields=id:excerpt(1000000,true)',
    `fields=${'a.'.repeat(200)}`,
    `fields=${Array(100).fill('id').join()}`,
  ])('%s is refused', async (query) => {
    for (const who of ['guest', UNVERIFIED])
      expect(await statusOf(who, `GET board_heads/records?${query}`)).toBe(400)
  })
})

describe("an operator's query", () => {
  it.each([
    ["level = 'error' && timestamp > '2026-10-25 00:00:00Z'", 200],
    ["message ~ 'feed' || category = 'API'", 200],
    ["user_id.email ~ '@'", 400],
    ["user_id.preferences_via_user_id.theme = 'classic'", 400],
    ["@collection.users.email ~ '@'", 400],
    ["message:length > '1'", 400],
    ["(message ~ 'a')", 400],
    ["message ~ '%a%a%a%a%a%a%a%a%b'", 400],
    [Array(40).fill("message ~ 'a'").join('||'), 400],
  ] as const)('%s is answered with %d', async (filter, status) => {
    const { token } = await makeUser(product, { tier: 'admin' })
    const query = `sort=-timestamp&filter=${encodeURIComponent(filter)}`
    const answer = await fetch(`${product.url}/api/collections/logs/records?${query}`, {
      headers: { authorization: token },
    })
    await answer.body?.cancel()
    expect(answer.status).toBe(status)
  })
})

function session(userId: string) {
  const at = '2026-10-25 18:30:00.000Z'
  return { user_id: userId, session_start: at, last_activity: at, is_active: true, device_type: 'desktop' }
}

async function statusOf(who: string, address: string, body?: object): Promise<number> {
  const answer = await send(who, address, body)
  await answer.body?.cancel()
  return answer.status
}

function send(who: string, address: string, body: object = {}): Promise<Response> {
  const [method = '', path = ''] = address.split(/ (.*)/s)
  const token = strangers.get(who)?.token
  return fetch(product.url + (path.startsWith('/') ? path : `/api/collections/${path}`), {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(method !== 'GET' && method !== 'HEAD' && { body: JSON.stringify(body) }),
  })
}

/** `fetch` sends no body with a GET. */
function statusOfGet(path: string, body: string): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  return new Promise((done, fail) => {
    const asked = request(product.url + path, { headers }, (answer) => {
      answer.resume()
      done(answer.statusCode)
    })
    asked.on('error', fail)
    asked.end(body)
  })
}
