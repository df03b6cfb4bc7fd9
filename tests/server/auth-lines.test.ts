import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EVERYTHING_LATELY, type LogAnswer } from '../../src/domain/operations/logs/log-question'
import { startProduct, type Product } from '../support/product'
import { asSuperuser, makeUser, type TestUser } from '../support/users'

let product: Product
let operator: TestUser
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', slate: 'standard' })
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

describe('the log of the doors', () => {
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

  it('tells of keys for programs, and never which', async () => {
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
