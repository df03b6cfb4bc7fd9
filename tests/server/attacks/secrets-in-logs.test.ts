import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allRecords, makeUser } from '../../support/users'
import { startProduct, type Product } from '../../support/product'
import { refuseWrites } from '../../support/refuse-writes'
import { until } from '../../support/until'

/** Whoever reads a log, a backup of it, or a line of it in an alert must not be able to sign in with what it says. */
let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: [] })
})
afterAll(() => product?.close())

async function send(method: string, path: string, body?: object, token?: string): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  const response = await fetch(product.url + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.text()
}

/**
 * The log of requests as it is on the disk. Asking the server for it would add lines, which PocketBase writes after a
 * silence.
 */
function requestLog(): string {
  const files = readdirSync(product.dataDir).filter((name) => name.startsWith('auxiliary.db'))
  return files.map((name) => readFileSync(join(product.dataDir, name), 'latin1')).join('')
}

it('no log holds a password, a token, a key or what a mailed link carries, however the request ended', async () => {
  const { email, password, token } = await makeUser(product, { tier: 'premium' })
  const key = JSON.parse(await send('POST', '/api/account/api-keys', { name: 'Hall' }, token)) as {
    secret: string
  }
  const guess = 'Wrong-Harbour-72'
  const mailed = 'eyJmailed.token.of-a-link'
  await send('POST', '/api/collections/users/auth-with-password', { identity: email, password: guess })
  await send('POST', '/api/collections/users/auth-with-password', { identity: email, password })
  await send('GET', '/api/collections/users/records/nobody', undefined, token)
  await send('GET', '/api/v1/boards/nope', undefined, `Bearer ${key.secret}`)
  for (const page of ['reset-password', 'confirm-email', 'auth/confirm', 'auth/callback', 'auth/v1/verify'])
    await send('GET', `/${page}?token=${mailed}&code=${mailed}&token_hash=${mailed}`)
  await send('GET', `/api/boards/nope?token=${token}&access_token=${token}&password=${password}`)
  await send('GET', '/api/the/last/one')
  const logged = await until('the line of the last request', async () => {
    const found = requestLog()
    return found.includes('/api/the/last/one') && found
  })
  const forOperators = JSON.stringify(await allRecords(product, 'logs'))
  expect(logged).toContain('/api/collections/users/auth-with-password')
  for (const secret of [password, guess, token, key.secret, mailed])
    expect(logged + forOperators).not.toContain(secret)
})

it('the words of an unexpected error are hidden from the user, but stand in the log', async () => {
  const { token } = await makeUser(product, { tier: 'premium' })
  const inside = 'the inside of the database'
  const takeBack = await refuseWrites(product.dataDir, 'api_keys', inside)
  const answer = await send('POST', '/api/account/api-keys', { name: 'Hall' }, token)
  await takeBack()
  // PocketBase has its own words and status for any error that it did not expect.
  expect(JSON.parse(answer)).toEqual({
    status: 400,
    message: 'Something went wrong while processing your request.',
    data: {},
  })
  await until('its line', () => requestLog().includes(inside))
})
