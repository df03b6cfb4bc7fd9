import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_LEAGUES, GAME_LEAGUES } from '../../src/domain/league'
import { PER_DAY, PER_MINUTE } from '../../src/domain/people/api-keys/api-limits'
import { anyBoard, boardOfFeed } from '../support/boards'
import { FeedControl } from '../support/control'
import { schemaTrouble, type AnySchema } from '../support/json-schema'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { allRecords, asSuperuser, makeUser, type TestUser, type UserOptions } from '../support/users'

/** The routes for programs, and the keys that open them. */

let product: Product
let owner: KeyOwner
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    rate: 0,
    // The feed has never answered for the NHL.
    onFeed: (url) =>
      new FeedControl(url).fail({ route: 'scoreboard', league: 'nhl', kind: 'status', status: 500 }),
  })
  owner = await ownerOfKey()
  // These requests come as from the page, because a key has a limit.
  const { token } = owner.user
  await until('the odds', async () => (await send('GET', '/api/odds/nfl', token)).status === 200)
})
afterAll(() => product?.close())

interface KeyOwner {
  readonly user: TestUser
  readonly secret: string
  readonly id: string
}

interface Key {
  readonly id: string
  readonly name: string
  readonly ending: string
  readonly created: string
  readonly lastUsed?: string
}

async function ownerOfKey(options: UserOptions = {}): Promise<KeyOwner> {
  const user = await makeUser(product, { tier: 'premium', ...options })
  const { status, body } = await create(user, 'A program')
  expect(status).toBe(200)
  return { user, secret: body['secret'] as string, id: (body['key'] as Key).id }
}

async function send(method: string, path: string, token: string, body?: object) {
  const response = await fetch(product.url + path, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
}

const create = (user: TestUser, name: unknown) => send('POST', '/api/account/api-keys', user.token, { name })
const revoke = (user: TestUser, id: string) =>
  send('POST', '/api/account/api-keys/revoke', user.token, { id })
const listed = async (user: TestUser) =>
  (await send('GET', '/api/account/api-keys', user.token)).body['keys'] as readonly Key[]

function ask(path: string, secret = owner.secret, headers: Readonly<Record<string, string>> = {}) {
  return fetch(product.url + path, { headers: { authorization: `Bearer ${secret}`, ...headers } })
}
const statusOf = async (path: string, secret?: string) => (await ask(path, secret)).status

const patchUser = ({ id }: TestUser, changes: object) =>
  asSuperuser(product, 'PATCH', `collections/users/records/${id}`, changes)

describe('a key', () => {
  it('is shown once, and only its hash is kept', async () => {
    const user = await makeUser(product, { tier: 'premium' })
    const { body } = await create(user, '  Wall   display ')
    const secret = body['secret'] as string
    expect(secret).toMatch(/^tsk_[0-9a-f]{64}$/)
    const key = { id: expect.any(String) as string, name: 'Wall display', ending: secret.slice(-4) }
    expect(body['key']).toEqual({ ...key, created: '2026-10-25T18:30:00.000Z' })
    expect(await listed(user)).toEqual([body['key']])
    const rows = await allRecords<{ id: string; hash: string }>(product, 'api_keys')
    const row = rows.find(({ id }) => id === (body['key'] as Key).id)
    expect(row?.hash).toBe(createHash('sha256').update(secret).digest('hex'))
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('tells when it was used last', async () => {
    const { user, secret } = await ownerOfKey()
    expect((await listed(user))[0]?.lastUsed).toBeUndefined()
    expect(await statusOf('/api/v1/leagues', secret)).toBe(200)
    expect((await listed(user))[0]?.lastUsed).toBe('2026-10-25T18:30:00.000Z')
  })

  it.each([['registered'], ['verified']] as const)('is not made for a %s user', async (tier) => {
    const user = await makeUser(product, { tier })
    expect(await create(user, 'x')).toMatchObject({
      status: 403,
      body: { message: 'Feature requires Premium access.' },
    })
  })

  it('needs a name, and an account has five at most, however many it makes at once', async () => {
    const user = await makeUser(product, { tier: 'premium' })
    for (const name of ['', ' ', 'x'.repeat(61), 7, undefined])
      expect((await create(user, name)).status).toBe(400)
    const made = await Promise.all(Array.from({ length: 8 }, () => create(user, 'x')))
    expect(made.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await listed(user)).toHaveLength(5)
  })

  it('opens nothing once it is revoked, which only its owner can do', async () => {
    const [mine, other] = [await ownerOfKey(), await ownerOfKey()]
    expect((await revoke(other.user, mine.id)).status).toBe(404)
    expect(await statusOf('/api/v1/leagues', mine.secret)).toBe(200)
    expect((await revoke(mine.user, mine.id)).status).toBe(204)
    const refused = await ask('/api/v1/leagues', mine.secret)
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect((await revoke(mine.user, mine.id)).status).toBe(404)
  })

  it('does not work as a session token, nor a session token as a key', async () => {
    expect((await send('GET', '/api/account/api-keys', `Bearer ${owner.secret}`)).status).toBe(401)
    expect((await send('GET', `/api/collections/users/records/${owner.user.id}`, owner.secret)).status).toBe(
      404,
    )
    for (const token of [owner.user.token, `Bearer ${owner.user.token}`, '', owner.secret])
      expect((await send('GET', '/api/v1/leagues', token)).status).toBe(401)
  })

  it('stops working the moment its owner loses the tier, and can still be revoked', async () => {
    const { user, secret, id } = await ownerOfKey()
    await patchUser(user, { tier: 'verified' })
    expect(await statusOf('/api/v1/boards/nfl', secret)).toBe(403)
    expect(await listed(user)).toHaveLength(1)
    expect((await revoke(user, id)).status).toBe(204)
  })

  it('gives what its owner may see at that moment, and no more', async () => {
    const { user, secret } = await ownerOfKey()
    const { games } = await boardOfFeed(product.url, 'nfl')
    const boxScore = `/api/v1/games/nfl/${games[0]!.id}`
    await patchUser(user, { overrides: { view_betting_odds: false, view_player_stats: false } })
    expect(await statusOf('/api/v1/odds/nfl', secret)).toBe(403)
    expect(await statusOf('/api/v1/boards/nfl', secret)).toBe(200)
    const answer = (await (await ask(boxScore, secret)).json()) as Record<string, unknown>
    expect(answer['playerTables']).toBeUndefined()
    expect(answer['locked']).toEqual(['view_player_stats'])
    await patchUser(user, { overrides: null })
    expect(await statusOf('/api/v1/odds/nfl', secret)).toBe(200)
  })

  it('dies with its account, and the account’s export names it without its secret', async () => {
    const { user, secret } = await ownerOfKey()
    const file = JSON.stringify((await send('POST', '/api/account/export', user.token, {})).body['api_keys'])
    expect(file).toContain('A program')
    expect(file).not.toContain(createHash('sha256').update(secret).digest('hex'))
    const gone = await send('POST', '/api/account/delete', user.token, { password: user.password })
    expect(gone.status).toBe(204)
    expect(await statusOf('/api/v1/leagues', secret)).toBe(401)
  })
})

describe('the limits of a key', () => {
  const number = (answer: Response, name: string) => Number(answer.headers.get(name))

  it('stand in every answer', async () => {
    const { secret } = await ownerOfKey()
    const answer = await ask('/api/v1/boards/nfl', secret)
    expect(answer.headers.get('ratelimit-policy')).toBe(`${PER_MINUTE};w=60, ${PER_DAY};w=86400`)
    expect(number(answer, 'ratelimit-limit')).toBe(PER_MINUTE)
    expect(number(answer, 'ratelimit-remaining')).toBe(PER_MINUTE - 1)
    expect(number(answer, 'ratelimit-reset')).toBeGreaterThan(0)
    expect(number(answer, 'ratelimit-reset')).toBeLessThanOrEqual(60)
  })

  it('refuse one key until its minute is over, and no other key', async () => {
    const { secret } = await ownerOfKey()
    const refused = await until('a refusal', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/api/v1/leagues', secret)))
      return answers.find(({ status }) => status === 429)
    })
    expect(number(refused, 'retry-after')).toBeGreaterThan(0)
    expect(number(refused, 'retry-after')).toBeLessThanOrEqual(60)
    expect(number(refused, 'ratelimit-remaining')).toBe(0)
    expect(await statusOf('/api/v1/leagues', (await ownerOfKey()).secret)).toBe(200)
  })
})

interface Documented {
  readonly paths: Readonly<
    Record<string, { get: { responses: Record<string, { content?: Content; $ref?: string }> } }>
  >
  readonly components: { readonly schemas: Readonly<Record<string, AnySchema>> }
}
type Content = Readonly<Record<string, { readonly schema: AnySchema }>>

async function described(): Promise<Documented> {
  return (await (await fetch(`${product.url}/api/v1/openapi.json`)).json()) as Documented
}

describe('what openapi.json says', () => {
  const find =
    ({ components }: Documented) =>
    (name: string) => {
      const schema = components.schemas[name.replace('#/components/schemas/', '')]
      if (!schema) throw new Error(`${name} is not described`)
      return schema
    }

  it('is about every route below /api/v1, and about no other', async () => {
    const registered = [...readFileSync('pb_hooks/v1.pb.ts', 'utf8').matchAll(/'(\/api\/v1\/[^']+)'/g)]
    const { paths } = await described()
    expect(Object.keys(paths).toSorted()).toEqual(registered.map(([, path = '']) => path).toSorted())
  })

  it('matches what each route answers, for every league', async () => {
    const document = await described()
    const samples = await samplesOf()
    expect(Object.keys(samples).toSorted()).toEqual(Object.keys(document.paths).toSorted())
    for (const [path, addresses] of Object.entries(samples)) {
      const { secret } = await ownerOfKey()
      const schema = document.paths[path]!.get.responses['200']!.content!['application/json']!.schema
      for (const address of addresses) {
        const answer = await ask(address, secret)
        expect([address, answer.status]).toEqual([address, 200])
        const trouble = schemaTrouble(await answer.json(), schema, find(document))
        expect([address, trouble.slice(0, 5)]).toEqual([address, []])
      }
    }
  })

  it('names exactly the refusals that can be provoked', async () => {
    const { paths } = await described()
    const documented = Object.entries(paths).flatMap(([path, { get }]) =>
      Object.keys(get.responses)
        .filter((status) => status !== '200')
        .map((status) => `${path} ${status}`),
    )
    const provoked = await provokedRefusals()
    expect([...provoked, ...OF_THE_FIRST_SECONDS].toSorted()).toEqual(documented.toSorted())
  })
})

/** There is no board before the first poll has ended, well or not; a key is seldom made that early. */
const OF_THE_FIRST_SECONDS = ['/api/v1/boards/{slug} 503']

/** Addresses of each path that have an answer. */
async function samplesOf(): Promise<Readonly<Record<string, readonly string[]>>> {
  const boards = await Promise.all(
    GAME_LEAGUES.filter(({ slug }) => slug !== 'nhl').map(({ slug }) => boardOfFeed(product.url, slug)),
  )
  const games = boards.flatMap(({ sport, games: all }) =>
    all.slice(0, 2).map(({ id }) => `/api/v1/games/${sport.toLowerCase()}/${id}`),
  )
  expect(games.length).toBeGreaterThan(3)
  const { rows } = (await (await ask('/api/v1/odds/nfl')).json()) as { rows: Record<string, unknown> }
  return {
    '/api/v1/leagues': ['/api/v1/leagues'],
    '/api/v1/boards/{slug}': ALL_LEAGUES.filter(({ slug }) => slug !== 'nhl').map(
      ({ slug }) => `/api/v1/boards/${slug}`,
    ),
    '/api/v1/games/{slug}/{id}': games,
    '/api/v1/odds/{slug}': ['/api/v1/odds/nfl'],
    '/api/v1/odds/{slug}/{game}/history': Object.keys(rows)
      .slice(0, 2)
      .map((id) => `/api/v1/odds/nfl/${id}/history?perPage=5`),
    '/api/v1/days/{slug}/{day}': ['/api/v1/days/nfl/2026-10-18', '/api/v1/days/nba/2026-10-25'],
    '/api/v1/openapi.json': ['/api/v1/openapi.json'],
  }
}

/** `path status` for each refusal that occurred. */
async function provokedRefusals(): Promise<readonly string[]> {
  const samples = Object.entries(await samplesOf()).filter(([path]) => path !== '/api/v1/openapi.json')
  const [asker, lost, spent] = [await ownerOfKey(), await ownerOfKey(), await ownerOfKey()]
  await patchUser(lost.user, { tier: 'registered' })
  const day = new Date().toISOString().slice(0, 10)
  await asSuperuser(product, 'PATCH', `collections/api_keys/records/${spent.id}`, { day, day_count: PER_DAY })
  const seen: string[] = []
  const note = async (path: string, answer: Response) => {
    if (answer.status === 200) return
    seen.push(`${path} ${answer.status}`)
    if (answer.status === 304) return
    const body = (await answer.json()) as Record<string, unknown>
    expect(body).toMatchObject({ status: answer.status, message: expect.any(String) as string, data: {} })
  }
  for (const [path, [address = '']] of samples) {
    await note(path, await fetch(product.url + address))
    await note(path, await ask(address, lost.secret))
    await note(path, await ask(address, spent.secret))
    const tag = (await ask(address, asker.secret)).headers.get('etag')
    if (tag) await note(path, await ask(address, asker.secret, { 'if-none-match': tag }))
  }
  await product.control.fail({ route: 'summary', kind: 'status', status: 500 })
  // The server repeats the league's first poll for some seconds, and until it has failed there is no board.
  await anyBoard(product.url, 'nhl')
  const wrong: readonly (readonly [path: string, address: string])[] = [
    ['/api/v1/boards/{slug}', 'boards/f1'],
    ['/api/v1/boards/{slug}', 'boards/nhl'],
    ['/api/v1/games/{slug}/{id}', 'games/pga/1'],
    ['/api/v1/games/{slug}/{id}', 'games/nhl/1'],
    ['/api/v1/odds/{slug}', 'odds/pga'],
    ['/api/v1/odds/{slug}', 'odds/nhl'],
    ['/api/v1/odds/{slug}/{game}/history', 'odds/nfl/1/history'],
    ['/api/v1/odds/{slug}/{game}/history', 'odds/nfl/1/history?page=none'],
    ['/api/v1/days/{slug}/{day}', 'days/pga/2026-10-25'],
    ['/api/v1/days/{slug}/{day}', 'days/nfl/soon'],
    ['/api/v1/days/{slug}/{day}', 'days/nhl/2026-10-18'],
  ]
  for (const [path, address] of wrong) await note(path, await ask(`/api/v1/${address}`, asker.secret))
  return seen
}
