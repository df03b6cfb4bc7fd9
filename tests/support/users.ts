import { randomUUID } from 'node:crypto'
import type { Overrides } from '../../src/domain/people/tiers/effective-permissions'
import type { Tier } from '../../src/domain/people/tiers/tier'
import { makeTestSuperuser, TEST_SUPERUSER } from './prepared-data'
import type { Product } from './product'

export interface TestUser {
  readonly id: string
  readonly email: string
  readonly password: string
  readonly token: string
}

export interface UserOptions {
  readonly tier?: Exclude<Tier, 'guest'>
  readonly overrides?: Overrides
  /** A row in `superusers`: an operator of the product. */
  readonly superuser?: boolean
  /** More members of the record. */
  readonly record?: object
}

export type Headers = Readonly<Record<string, string>>

/** Requests of one person. */
export interface Person {
  get(path: string, headers?: Headers): Promise<Response>
  send(method: string, path: string, body?: object): Promise<Response>
}

/**
 * Makes a user as PocketBase's own superuser would, and signs it in the same way: neither counts against a
 * limit.
 */
export async function makeUser(product: Product, options: UserOptions = {}): Promise<TestUser> {
  const { tier = 'registered', overrides = null, superuser = false, record = {} } = options
  const email = `user-${randomUUID().slice(0, 8)}@fans.example`
  const password = `Pw-${randomUUID()}`
  const body = { email, password, passwordConfirm: password, verified: true, tier, overrides, ...record }
  const { id } = await createRecord<{ id: string }>(product, 'users', body)
  if (superuser) await createRecord(product, 'superusers', { user_id: id })
  const path = `collections/users/impersonate/${id}`
  const { token } = await asSuperuser<{ token: string }>(product, 'POST', path, { duration: 3600 })
  return { id, email, password, token }
}

/** The request headers of a new user of this tier; a guest has none. */
export async function headersOf(product: Product, tier: Tier): Promise<Headers> {
  return tier === 'guest' ? {} : { authorization: (await makeUser(product, { tier })).token }
}

/** The headers of PocketBase's own superuser, which no limit holds back. */
export async function superuserHeaders(product: Product): Promise<Headers> {
  return { authorization: await superuserToken(product) }
}

export async function personOf(product: Product, tier: Tier): Promise<Person> {
  return personWith(product, await headersOf(product, tier))
}

/** PocketBase's own superuser: sees and writes every collection. */
export async function superuserOf(product: Product): Promise<Person> {
  return personWith(product, await superuserHeaders(product))
}

export function personWith({ url }: Product, own: Headers): Person {
  return {
    get: (path, headers = {}) => fetch(url + path, { headers: { ...own, ...headers } }),
    send: (method, path, body) =>
      fetch(url + path, {
        method,
        headers: { ...own, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
  }
}

/** Asks PocketBase's API (`path` below `/api/`) with all rights; fails loudly. */
export async function asSuperuser<Reply>(
  product: Product,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const response = await (await superuserOf(product)).send(method, `/api/${path}`, body)
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} /api/${path} answered ${response.status}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as Reply
}

export function createRecord<Row>(product: Product, collection: string, record: object): Promise<Row> {
  return asSuperuser<Row>(product, 'POST', `collections/${collection}/records`, record)
}

/** Every record of a collection; `query` can sort and filter. */
export async function allRecords<Row>(
  product: Product,
  collection: string,
  query = 'sort=id',
): Promise<readonly Row[]> {
  const found: Row[] = []
  for (let page = 1; ; page++) {
    const path = `collections/${collection}/records?perPage=1000&skipTotal=true&page=${page}&${query}`
    const { items } = await asSuperuser<{ items: Row[] }>(product, 'GET', path)
    found.push(...items)
    if (items.length < 1000) return found
  }
}

const tokens = new WeakMap<Product, Promise<string>>()

/** Signs in once per product; a restored database still accepts the token. */
export function superuserToken(product: Product): Promise<string> {
  const known = tokens.get(product) ?? signInSuperuser(product)
  tokens.set(product, known)
  return known
}

async function signInSuperuser(product: Product): Promise<string> {
  if (product.isFirstStart) await makeTestSuperuser(product.dataDir)
  const response = await fetch(`${product.url}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TEST_SUPERUSER),
  })
  return ((await response.json()) as { token: string }).token
}
