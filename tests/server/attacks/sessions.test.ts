import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askFromAnywhere } from '../../support/ask-from-anywhere'
import { changeDatabase } from '../../support/change-database'
import type { Product } from '../../support/product'
import { startBehindProxy } from '../../support/product-behind-proxy'
import { openRealtime } from '../../support/realtime-client'
import { until } from '../../support/until'
import { asSuperuser, makeUser, superuserHeaders, type TestUser } from '../../support/users'

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
    const user = await makeUser(product)
    const [head, claims, sign] = (await signIn(user)).split('.')
    const changed = { ...JSON.parse(Buffer.from(claims!, 'base64url').toString()), session: 'another' }
    const forged = [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), sign].join('.')
    expect(await viewSelf(user, forged)).toBe(404)
  })

  it('runs out five days after it was made', async () => {
    const token = await signIn(await makeUser(product))
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { exp: number }
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
