import { expect } from 'vitest'
import type { Product } from './product'
import { makeUser, type TestUser, type UserOptions } from './users'

/** What people do with their API keys, and what programs ask with them. */

export interface KeyOwner {
  readonly user: TestUser
  readonly secret: string
  readonly id: string
}

export interface Key {
  readonly id: string
  readonly name: string
  readonly ending: string
  readonly created: string
  readonly lastUsed?: string
}

export async function ownerOfKey(product: Product, options: UserOptions = {}): Promise<KeyOwner> {
  const user = await makeUser(product, { tier: 'premium', ...options })
  const { status, body } = await createKey(product, user, 'A program')
  expect(status).toBe(200)
  return { user, secret: body['secret'] as string, id: (body['key'] as Key).id }
}

export function createKey(product: Product, { token }: TestUser, name: unknown) {
  return sendWithToken(product, 'POST', '/api/account/api-keys', token, { name })
}

export async function sendWithToken(
  product: Product,
  method: string,
  path: string,
  token: string,
  body?: object,
) {
  const response = await fetch(product.url + path, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
}

/** Asks as a program would. */
export function askWithKey(
  product: Product,
  path: string,
  secret: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(product.url + path, { headers: { authorization: `Bearer ${secret}`, ...headers } })
}
