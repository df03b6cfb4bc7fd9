import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LogAnswer } from '../../src/domain/operations/logs/log-question'
import { EVERYTHING_LATELY } from '../../src/domain/operations/testing/everything-lately'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { allRecords, asSuperuser, makeUser, type TestUser } from '../support/users'

let product: Product
let operator: TestUser
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: [] })
  operator = await makeUser(product, { superuser: true })
})
afterAll(() => product?.close())

async function send(method: string, path: string, body: object, token = '') {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  const response = await fetch(`${product.url}/api/${path}`, { method, headers, body: JSON.stringify(body) })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as { id: string; token: string } }
}
const signIn = (identity: string, password: string) =>
  send('POST', 'collections/users/auth-with-password', { identity, password })

/** What operators read under Auth logs. */
async function authLines(): Promise<LogAnswer['entries']> {
  const response = await fetch(`${product.url}/api/console/logs`, {
    method: 'POST',
    headers: { authorization: operator.token, 'content-type': 'application/json' },
    body: JSON.stringify({ ...EVERYTHING_LATELY, quick: 'auth' }),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as LogAnswer).entries
}

describe('the log of sign-ins', () => {
  it('tells what happened to an account, and never with which address or password', async () => {
    const email = 'door@fans.example'
    const password = 'Quiet-Harbour-71'
    const made = await send('POST', 'collections/users/records', {
      email,
      password,
      passwordConfirm: password,
    })
    expect(made.status).toBe(200)
    await signIn(email, 'not-the-password')
    const { token } = (await signIn(email, password)).body
    await send('POST', 'sign-out', {}, token)
    await asSuperuser(product, 'PATCH', `collections/users/records/${made.body.id}`, { tier: 'premium' })
    const lines = await authLines()
    expect(lines.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'An account was made',
        'A sign-in with a password was refused',
        'Signed in with a password',
        'Signed out',
        'The tier changed from registered to premium',
      ]),
    )
    expect(JSON.stringify(lines)).not.toMatch(/door@|Harbour|not-the-password/)
  })

  it('tells of an invited person that an account was made, and nothing else', async () => {
    const person = { email: 'new.fan@fans.example', first_name: 'New', last_name: 'Fan' }
    expect((await send('POST', 'console/invite', person, operator.token)).status).toBe(200)
    const [user] = await allRecords<{ id: string }>(product, 'users', `filter=(email='${person.email}')`)
    const lines = (await authLines()).filter(({ userId }) => userId === user?.id)
    expect(lines.map(({ message }) => message)).toEqual(['An account was made'])
  })

  it('tells of no account where a sign-up made none, because somebody has its address', async () => {
    const { email } = await makeUser(product)
    const made = async () =>
      (await authLines()).filter(({ message }) => message === 'An account was made').length
    const before = await made()
    const [password, passwordConfirm] = ['Quiet-Harbour-71', 'Quiet-Harbour-71']
    const signUp = (address: string) =>
      send('POST', 'collections/users/records', { email: address, password, passwordConfirm })
    expect((await signUp(email)).status).toBe(200)
    expect((await signUp('somebody-new@fans.example')).status).toBe(200)
    expect(await made()).toBe(before + 1)
  })

  it('tells of the tier that an account gets by proving its address', async () => {
    const { id } = await makeUser(product, { record: { verified: false } })
    await asSuperuser(product, 'PATCH', `collections/users/records/${id}`, { verified: true })
    const ofUser = (await authLines()).filter(({ userId }) => userId === id)
    expect(ofUser.map(({ message }) => message)).toContain('The tier changed from registered to verified')
  })

  it('tells that keys for programs were made and revoked, but not their secrets', async () => {
    const { token } = await makeUser(product, { tier: 'premium' })
    const made = (await send('POST', 'account/api-keys', { name: 'Hall' }, token)).body as unknown as {
      secret: string
      key: { id: string }
    }
    expect((await send('POST', 'account/api-keys/revoke', { id: made.key.id }, token)).status).toBe(204)
    const lines = await authLines()
    expect(lines.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['A key for programs was made', 'A key for programs was revoked']),
    )
    expect(JSON.stringify(lines)).not.toContain(made.secret.slice(4))
  })
})

describe('an operator who ends the sessions of a user', () => {
  const end = (by: TestUser, user: TestUser) =>
    send('POST', 'console/sessions/end', { target_user_id: user.id }, by.token)
  const isSignedIn = async ({ token }: TestUser) =>
    (await send('POST', 'collections/users/auth-refresh', {}, token)).status === 200

  it('signs out every device, and is named in the log', async () => {
    const [user, other] = [await makeUser(product), await makeUser(product)]
    const { body } = await signIn(user.email, user.password)
    const phone = { ...user, token: body.token }
    expect([await isSignedIn(user), await isSignedIn(phone)]).toEqual([true, true])
    expect((await end(operator, user)).status).toBe(204)
    expect([await isSignedIn(user), await isSignedIn(phone), await isSignedIn(other)]).toEqual([
      false,
      false,
      true,
    ])
    const message = `All sessions were ended by the operator ${operator.id}`
    const lines = (await authLines()).filter((line) => line.message === message)
    expect(lines.map((line) => line.userId)).toEqual([user.id])
    expect((await signIn(user.email, user.password)).status).toBe(200)
  })

  it('must be a superuser to end those of an operator, and must name a user who exists', async () => {
    const [admin, superuser] = [
      await makeUser(product, { tier: 'admin' }),
      await makeUser(product, { tier: 'admin', superuser: true }),
    ]
    expect((await end(admin, superuser)).status).toBe(403)
    expect(await isSignedIn(superuser)).toBe(true)
    expect((await end(superuser, admin)).status).toBe(204)
    expect(await isSignedIn(admin)).toBe(false)
    expect((await end(superuser, { ...admin, id: 'nobody' })).status).toBe(404)
  })
})

it('the server’s log says which account sent a refused request', async () => {
  const user = await makeUser(product)
  expect((await send('POST', 'console/sessions/end', { target_user_id: user.id }, user.token)).status).toBe(
    403,
  )
  await until('the line of that request', async () => {
    const { items } = await asSuperuser<{ items: readonly { data: Record<string, unknown> }[] }>(
      product,
      'GET',
      'logs?perPage=200&sort=-@rowid',
    )
    const line = items.find(
      ({ data }) => data['url'] === '/api/console/sessions/end' && data['status'] === 403,
    )
    return line?.data['authId'] === user.id
  })
})

describe('the record of an account', () => {
  it('says whether it is a superuser, which only a superusers row decides', async () => {
    const [admin, superuser] = [
      await makeUser(product, { tier: 'admin' }),
      await makeUser(product, { tier: 'admin', superuser: true }),
    ]
    const says = async ({ id, token }: TestUser) => {
      const response = await fetch(`${product.url}/api/collections/users/records/${id}`, {
        headers: { authorization: token },
      })
      return ((await response.json()) as { superuser: boolean }).superuser
    }
    expect([await says(admin), await says(superuser)]).toEqual([false, true])
    const path = `collections/users/records/${admin.id}`
    expect((await send('PATCH', path, { superuser: true }, admin.token)).status).toBe(403)
    expect(await says(admin)).toBe(false)
  })
})

it('a device that reports for another user than the one signed in is not believed, and the log warns', async () => {
  const [user, other] = [await makeUser(product), await makeUser(product)]
  const report = { p_user_id: other.id, p_feature_flag: 'box-score' }
  expect((await send('POST', 'rpc/record_feature_usage', report, user.token)).status).toBe(403)
  expect(await authLines()).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      message: `User id mismatch: ${user.id} reported activity of ${other.id}`,
    }),
  )
})
