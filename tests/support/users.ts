import { randomUUID } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import type { Overrides } from '../../src/domain/people/tiers/effective-permissions'
import { findPocketbase } from '../../scripts/pocketbase-binary'
import { dataFlags } from '../../scripts/pocketbase-flags'
import type { Product } from './product'

export interface TestUser {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly token: string
}

export interface UserOptions {
  readonly tier?: 'registered' | 'verified' | 'premium' | 'admin'
  readonly overrides?: Overrides
  /** A row in `superusers`: an operator of the product. */
  readonly superuser?: boolean
  /** More members of the record. */
  readonly record?: object
}

/** A user made as PocketBase's own superuser would, and signed in by it: neither counts against a limit. */
export async function makeUser(product: Product, options: UserOptions = {}): Promise<TestUser> {
  const { tier = 'registered', overrides = null, superuser = false, record = {} } = options
  const email = `user-${randomUUID().slice(0, 8)}@fans.example`
  const password = `Pw-${randomUUID()}`
  const body = { email, password, passwordConfirm: password, verified: true, tier, overrides, ...record }
  const { id } = await asSuperuser<{ id: string }>(product, 'POST', 'collections/users/records', body)
  if (superuser) await asSuperuser(product, 'POST', 'collections/superusers/records', { user_id: id })
  const path = `collections/users/impersonate/${id}`
  const { token } = await asSuperuser<{ token: string }>(product, 'POST', path, { duration: 3600 })
  return { id, email, password, token }
}

/** Asks PocketBase's API with all rights; fails loudly. */
export async function asSuperuser<Reply>(
  product: Product,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const response = await fetch(`${product.url}/api/${path}`, {
    method,
    headers: { authorization: await superuserToken(product), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} /api/${path} answered ${response.status}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as Reply
}

const tokens = new WeakMap<Product, Promise<string>>()

export function superuserToken(product: Product): Promise<string> {
  const known = tokens.get(product) ?? signInSuperuser(product)
  tokens.set(product, known)
  return known
}

async function signInSuperuser(product: Product): Promise<string> {
  const identity = 'test@superuser.invalid'
  const password = 'only-for-this-test'
  const binary = await findPocketbase(process.env['POCKETBASE_BIN'])
  spawnSync(binary, ['superuser', 'upsert', identity, password, ...dataFlags(product.dataDir)])
  const response = await fetch(`${product.url}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity, password }),
  })
  return ((await response.json()) as { token: string }).token
}
