import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PER_DAY, PER_MINUTE } from '../../src/domain/people/api-keys/api-limits'
import {
  askWithKey,
  createKey,
  ownerOfKey,
  sendWithToken,
  type Key,
  type KeyOwner,
} from '../support/api-keys'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { allRecords, asSuperuser, makeUser, type TestUser } from '../support/users'

/** The keys that open the routes for programs, and their limits. */

let product: Product
let owner: KeyOwner
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', rate: 0, leagues: ['nfl'] })
  owner = await ownerOfKey(product)
  // These requests come as from the page, because a key has a limit.
  const { token } = owner.user
  await until('the odds', async () => (await send('GET', '/api/odds/nfl', token)).status === 200)
})
afterAll(() => product?.close())

const send = (method: string, path: string, token: string, body?: object) =>
  sendWithToken(product, method, path, token, body)
const create = (user: TestUser, name: unknown) => createKey(product, user, name)
const revoke = (user: TestUser, id: string) =>
  send('POST', '/api/account/api-keys/revoke', user.token, { id })
const listed = async (user: TestUser) =>
  (await send('GET', '/api/account/api-keys', user.token)).body['keys'] as readonly Key[]

const ask = (path: string, secret: string) => askWithKey(product, path, secret)
const statusOf = async (path: string, secret: string) => (await ask(path, secret)).status

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
    const { user, secret } = await ownerOfKey(product)
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
    const [mine, other] = [await ownerOfKey(product), await ownerOfKey(product)]
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
    const { user, secret, id } = await ownerOfKey(product)
    await patchUser(user, { tier: 'verified' })
    expect(await statusOf('/api/v1/boards/nfl', secret)).toBe(403)
    expect(await listed(user)).toHaveLength(1)
    expect((await revoke(user, id)).status).toBe(204)
  })

  it('gives what its owner may see at that moment, and no more', async () => {
    const { user, secret } = await ownerOfKey(product)
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
    const { user, secret } = await ownerOfKey(product)
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
    const { secret } = await ownerOfKey(product)
    const answer = await ask('/api/v1/boards/nfl', secret)
    expect(answer.headers.get('ratelimit-policy')).toBe(`${PER_MINUTE};w=60, ${PER_DAY};w=86400`)
    expect(number(answer, 'ratelimit-limit')).toBe(PER_MINUTE)
    expect(number(answer, 'ratelimit-remaining')).toBe(PER_MINUTE - 1)
    expect(number(answer, 'ratelimit-reset')).toBeGreaterThan(0)
    expect(number(answer, 'ratelimit-reset')).toBeLessThanOrEqual(60)
  })

  it('refuse one key and say when its minute is over, and refuse no other key', async () => {
    const { secret } = await ownerOfKey(product)
    const refused = await until('a refusal', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/api/v1/leagues', secret)))
      return answers.find(({ status }) => status === 429)
    })
    expect(number(refused, 'retry-after')).toBeGreaterThan(0)
    expect(number(refused, 'retry-after')).toBeLessThanOrEqual(60)
    expect(number(refused, 'ratelimit-remaining')).toBe(0)
    expect(await statusOf('/api/v1/leagues', (await ownerOfKey(product)).secret)).toBe(200)
  })
})
