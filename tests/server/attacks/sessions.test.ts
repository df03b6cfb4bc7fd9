import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askFromAnywhere } from '../../support/ask-from-anywhere'
import { changeDatabase } from '../../support/change-database'
import type { Product } from '../../support/product'
import { startBehindProxy } from '../../support/product-behind-proxy'
import { openRealtime } from '../../support/realtime-client'
import { until } from '../../support/until'
import { asSuperuser, makeUser, superuserHeaders, superuserToken, type TestUser } from '../../support/users'

/** What may somebody do with a token copied from another's device? All that its owner may, until the token ends. */
let product: Product
beforeAll(async () => {
  // Each sign-in comes from an address of its own.
  product = await startBehindProxy()
})
afterAll(() => product?.close())

describe('somebody who signs out', () => {
  it('ends the token on the server, for every route', async () => {
    const user = await makeUser(product, { tier: 'verified' })
    const token = await signIn(user)
    expect(await statusesOf(user, token)).toEqual(SIGNED_IN)
    expect((await post('/api/sign-out', token)).status).toBe(204)
    expect(await statusesOf(user, token)).toEqual(SIGNED_OUT)
    expect((await post('/api/sign-out', token)).status).toBe(401)
  })

  it('ends tokens renewed from it too, however often and by whomever', async () => {
    const user = await makeUser(product)
    const token = await signIn(user)
    const stolen = await renew(await renew(token))
    expect(await viewSelf(user, stolen)).toBe(200)
    await post('/api/sign-out', token)
    expect(await viewSelf(user, stolen)).toBe(404)
    expect((await post('/api/collections/users/auth-refresh', stolen)).status).toBe(401)
  })

  it('is signed out no matter how the token is sent', async () => {
    const user = await makeUser(product)
    const token = await signIn(user)
    await post('/api/sign-out', `Bearer ${token}`)
    for (const sent of [token, `Bearer ${token}`, `bearer ${token}`])
      expect(await viewSelf(user, sent)).toBe(404)
  })

  it('stays signed in on other devices, and can sign in again', async () => {
    const user = await makeUser(product)
    const [phone, desk] = [await signIn(user), await signIn(user)]
    await post('/api/sign-out', phone)
    expect(await viewSelf(user, desk)).toBe(200)
    expect(await viewSelf(user, await signIn(user))).toBe(200)
  })

  it('is still signed out after a restart', async () => {
    const user = await makeUser(product)
    const token = await signIn(user)
    await post('/api/sign-out', token)
    await product.kill()
    await product.start()
    expect(await viewSelf(user, token)).toBe(404)
  })

  it('gets nothing more on streams that the token opened', async () => {
    const user = await makeUser(product)
    const [gone, stays] = [await signIn(user), await signIn(user)]
    const [stolen, own] = [await openRealtime(product.url, gone), await openRealtime(product.url, stays)]
    for (const stream of [stolen, own]) expect(await stream.subscribe([`users/${user.id}`])).toBe(204)
    await post('/api/sign-out', gone)
    await asSuperuser(product, 'PATCH', `collections/users/records/${user.id}`, { display_name: 'Ann' })
    await until('the change in the stream of the other device', () => own.heard.length > 0)
    expect(stolen.heard).toEqual([])
    for (const stream of [stolen, own]) stream.close()
  })
})

describe('a token', () => {
  it('that somebody forged lets nobody in, whatever it claims', async () => {
    const [user, operator] = [
      await makeUser(product, { tier: 'verified' }),
      await makeUser(product, { tier: 'admin' }),
    ]
    const token = await signIn(user)
    const own = claimsOf(token)
    expect(await statusesOf(user, token)).toEqual(SIGNED_IN)
    const forged = [
      own,
      { ...own, session: 'another' },
      { ...own, id: operator.id },
      { ...own, exp: Number(own['exp']) + 86_400 },
      claimsOf(await superuserToken(product)),
      {},
    ].flatMap((claims) => forgeriesOf(token, claims))
    for (const one of forged) expect([one, await statusesOf(user, one)]).toEqual([one, SIGNED_OUT])
  })

  it('runs out five days after it was made', async () => {
    const exp = Number(claimsOf(await signIn(await makeUser(product)))['exp'])
    expect(Math.abs(exp - Date.now() / 1000 - 5 * 86_400)).toBeLessThan(60)
  })

  it('stops working when its holder signs in and gets a new one', async () => {
    const user = await makeUser(product)
    const before = await signIn(user)
    const after = await signIn(user, before)
    expect([await viewSelf(user, before), await viewSelf(user, after)]).toEqual([404, 200])
  })

  it('is over with a new password, on all devices', async () => {
    const user = await makeUser(product)
    const [phone, desk] = [await signIn(user), await signIn(user)]
    const body = {
      oldPassword: user.password,
      password: 'Overtime-5-Goals',
      passwordConfirm: 'Overtime-5-Goals',
    }
    expect((await send('PATCH', `/api/collections/users/records/${user.id}`, phone, body)).status).toBe(200)
    expect([await viewSelf(user, phone), await viewSelf(user, desk)]).toEqual([404, 404])
  })

  it('is over with its account', async () => {
    const user = await makeUser(product)
    const token = await signIn(user)
    await asSuperuser(product, 'DELETE', `collections/users/records/${user.id}`)
    expect((await post('/api/collections/users/auth-refresh', token)).status).toBe(401)
    expect((await post('/api/sign-out', token)).status).toBe(401)
  })
})

describe('what belongs to somebody', () => {
  it('is kept by no browser and no proxy', async () => {
    const user = await makeUser(product)
    const token = await signIn(user)
    const own = `/api/collections/users/records/${user.id}`
    const answers = [
      await send('GET', own, token),
      await send('GET', '/api/collections/users/records', token),
      await send('PATCH', own, token, { first_name: 'Ann' }),
      await post('/api/collections/users/auth-refresh', token),
      await post('/api/collections/users/auth-with-password', '', user),
      await send('GET', own, ''),
      await fetch(`${product.url}/api/settings`, { headers: await superuserHeaders(product) }),
    ]
    expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual(
      answers.map(() => 'no-store'),
    )
  })
})

it('while the database cannot look up a signed-in user, the server asks to come again and does not sign them out', async () => {
  const user = await makeUser(product, { tier: 'verified' })
  const token = await signIn(user)
  await changeDatabase(product.dataDir, ['ALTER TABLE users RENAME TO users_away'])
  const during = await statusesOf(user, token)
  await changeDatabase(product.dataDir, ['ALTER TABLE users_away RENAME TO users'])
  expect(during).toEqual([503, 503, 503, 503])
  expect(await statusesOf(user, token)).toEqual(SIGNED_IN)
})

/**
 * The answers of one route for signed-in users of each kind: records, renewal, ours without the guard, PocketBase's
 * own.
 */
const SIGNED_IN = [200, 200, 200, 200]
const SIGNED_OUT = [404, 401, 401, 401]

async function statusesOf(user: TestUser, token: string): Promise<number[]> {
  return [
    await viewSelf(user, token),
    (await post('/api/collections/users/auth-refresh', token)).status,
    (await send('GET', '/api/odds/changes', token)).status,
    (await post('/api/files/token', token)).status,
  ]
}

function claimsOf(token: string): Readonly<Record<string, unknown>> {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>
}

/** Tokens with these claims as somebody makes them who knows a good token but no key of the server. */
function forgeriesOf(token: string, claims: object): readonly string[] {
  const [head, text, sign] = token.split('.')
  const start = `${head}.${encoded(claims)}`
  const signed = ['', 'a guess'].map((key) => createHmac('sha256', key).update(start).digest('base64url'))
  const unsigned = `${encoded({ typ: 'JWT', alg: 'none' })}.${encoded(claims)}.`
  const borrowed = encoded(claims) === text ? [] : [`${start}.${sign}`]
  return [...borrowed, `${start}.`, ...signed.map((one) => `${start}.${one}`), unsigned]
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

async function signIn({ email, password }: TestUser, from = ''): Promise<string> {
  const path = '/api/collections/users/auth-with-password'
  const answer = await post(path, from, { identity: email, password })
  return ((await answer.json()) as { token: string }).token
}

async function renew(token: string): Promise<string> {
  const answer = await post('/api/collections/users/auth-refresh', token)
  return ((await answer.json()) as { token: string }).token
}

async function viewSelf({ id }: TestUser, token: string): Promise<number> {
  return (await send('GET', `/api/collections/users/records/${id}`, token)).status
}

function post(path: string, token: string, body: object = {}): Promise<Response> {
  return send('POST', path, token, body)
}

function send(method: string, path: string, token: string, body?: object): Promise<Response> {
  return askFromAnywhere(product, method, path, { body, token })
}
