import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askFromAnywhere } from '../support/ask-from-anywhere'
import { startProduct, type Product } from '../support/product'
import { openRealtime } from '../support/realtime-client'
import { until } from '../support/until'
import { asSuperuser, makeUser, superuserToken, type TestUser } from '../support/users'
import { ACTORS, type Actor } from './access-actors'
import { COLLECTIONS, SYSTEM_COLLECTIONS, VERBS, type CollectionRow, type Verb } from './access-collections'
import { ROUTES } from './access-routes'

/** Every actor tries every verb on each collection of the product. */
let product: Product
const people = new Map<Actor, TestUser>()
let collections: readonly { name: string; system: boolean; fields: readonly Field[] }[] = []

interface Field {
  readonly name: string
  readonly type: string
}

beforeAll(async () => {
  const env = { TRUSTED_PROXY: 'X-Real-IP' }
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: [], env })
  people.set('owner', await makeUser(product))
  for (const tier of ['registered', 'verified', 'premium', 'admin'] as const)
    people.set(tier, await makeUser(product, { tier }))
  people.set('superuser', await makeUser(product, { superuser: true }))
  const pocketbase = { id: '', email: '', password: '', token: await superuserToken(product) }
  people.set('pocketbase', pocketbase)
  const list = await asSuperuser<{ items: typeof collections }>(product, 'GET', 'collections?perPage=500')
  collections = list.items
})
afterAll(() => product?.close())

it('the table of access has a row for every collection, and no row too many', () => {
  const rows = [...Object.keys(COLLECTIONS), ...SYSTEM_COLLECTIONS].toSorted()
  expect(collections.map((collection) => collection.name).toSorted()).toEqual(rows)
})

describe.each(Object.entries(COLLECTIONS))('%s', (name, row) => {
  const verbs = VERBS.filter((verb) => verb !== 'expand' || row.may.expand)
  it.each(verbs)('%s', async (verb) => {
    const allowed: Actor[] = []
    if (verb === 'subscribe') allowed.push(...(await whoHears(name, row)))
    else for (const actor of ACTORS) if (await may(actor, verb, name, row)) allowed.push(actor)
    // A row left there would leave the owner an operator.
    await clearOf('superusers', owner().id)
    expect(allowed).toEqual(expected(verb, name, row))
  })
})

describe("PocketBase's own collections", () => {
  it.each(SYSTEM_COLLECTIONS)('%s show nothing to anybody but a superuser of PocketBase', async (name) => {
    for (const actor of ACTORS.filter((who) => who !== 'pocketbase')) {
      const response = await ask(actor, 'GET', `${name}/records`)
      const seen = response.ok ? ((await response.json()) as { items: unknown[] }).items : []
      expect([actor, seen]).toEqual([actor, []])
    }
  })
})

describe('a route', () => {
  it('has a row in the table, whatever file registers it', () => {
    expect(registeredRoutes()).toEqual(Object.keys(ROUTES).toSorted())
  })

  const asking = ACTORS.filter((actor) => actor !== 'pocketbase')
  it.each(Object.entries(ROUTES))('%s', async (name, row) => {
    const [method = '', pattern = ''] = name.split(' ')
    const admitted: Actor[] = []
    for (const actor of asking) {
      const token = row.endsSession ? await newTokenOf(actor) : people.get(actor)?.token
      const answer = await askRoute(method, row.sample ?? pattern, token, row.body)
      await answer.body?.cancel()
      const refusal = row.may.length > 0 || row.byKey ? [401, 403] : [404]
      if (!refusal.includes(answer.status)) admitted.push(actor)
    }
    expect(admitted).toEqual(asking.filter((actor) => row.may.includes(actor)))
  })
})

function registeredRoutes(): string[] {
  const sources = readdirSync('pb_hooks').filter((name) => name.endsWith('.pb.ts'))
  const found = sources.flatMap((name) => [
    ...readFileSync(`pb_hooks/${name}`, 'utf8').matchAll(/routerAdd\(\s*'([A-Z]+)',\s*'([^']+)'/g),
  ])
  return found.map(([, method, path]) => `${method} ${path}`).toSorted()
}

/** The token of a new account of the same kind as the actor, because the session may end. */
async function newTokenOf(actor: Actor): Promise<string | undefined> {
  if (actor === 'guest' || actor === 'pocketbase') return undefined
  if (actor === 'superuser') return (await makeUser(product, { superuser: true })).token
  return (await makeUser(product, { tier: actor === 'owner' ? 'registered' : actor })).token
}

/**
 * Each request comes from another address, because one address may not ask for so much in so short a time.
 */
function askRoute(method: string, path: string, token?: string, body?: object): Promise<Response> {
  return askFromAnywhere(product, method, path, { body, token })
}

/** PocketBase's superuser may do everything; nobody writes to a view, and nobody hears from one. */
function expected(verb: Verb, name: string, row: CollectionRow): Actor[] {
  const isView = name === 'user_profiles'
  const always: Actor[] = isView && !['list', 'view'].includes(verb) ? [] : ['pocketbase']
  return [...ACTORS.filter((actor) => row.may[verb]?.includes(actor)), ...always]
}

async function may(actor: Actor, verb: Verb, name: string, row: CollectionRow): Promise<boolean> {
  if (verb === 'create') return mayCreate(actor, name, row)
  // Deleting the owner would take its rows along.
  const id = verb === 'delete' && name === 'users' ? (await makeUser(product)).id : await sampleId(name, row)
  const one = `${name}/records/${id}`
  switch (verb) {
    case 'list':
      return lists(await ask(actor, 'GET', `${name}/records?perPage=500`), id)
    case 'view':
      return (await ask(actor, 'GET', one)).status === 200
    case 'update':
      return (await ask(actor, 'PATCH', one, row.change ?? { id })).status === 200
    case 'delete':
      return (await ask(actor, 'DELETE', one)).status === 204
    default:
      return expands(await ask(actor, 'GET', `${one}?expand=${relationOf(name)}`))
  }
}

async function mayCreate(actor: Actor, name: string, row: CollectionRow): Promise<boolean> {
  const self = row.createsOwn && people.get(actor)?.id
  const body = row.sample(self || owner().id)
  if (ONE_PER_USER.includes(name)) await clearOf(name, body['user_id'] as string)
  // Sign-ups are limited to five in three seconds for everybody but PocketBase's superuser.
  const status = await until('an admitted request', async () => {
    const answer = await ask(actor, 'POST', `${name}/records`, body)
    return answer.status !== 429 && answer.status
  })
  return status === 200
}

async function lists(response: Response, id: string): Promise<boolean> {
  const { items = [] } = (await response.json()) as { items?: { id: string }[] }
  return response.ok && items.some((item) => item.id === id)
}

async function expands(response: Response): Promise<boolean> {
  return response.ok && ((await response.json()) as { expand?: object }).expand !== undefined
}

/** Who hears of a change of the record, by its own topic or by that of the whole collection. */
async function whoHears(name: string, row: CollectionRow): Promise<readonly Actor[]> {
  const id = await sampleId(name, row)
  const marker = await sampleId('board_heads', COLLECTIONS['board_heads']!)
  const clients = await Promise.all(
    ACTORS.map(async (actor) => {
      const client = await openRealtime(product.url, people.get(actor)?.token)
      const [one, all, mark] = [`${name}/${id}`, `${name}/*`, `board_heads/${marker}`]
      // Not everybody may name every topic. An actor who is refused names fewer, and still
      // hears of a record that it may see.
      const taken = name === 'board_heads' ? [[all], [one]] : [[one, all], [one], []]
      for (const topics of taken)
        if ((await client.subscribe([...topics, mark])) === 204) return { actor, client }
      throw new Error(`${actor} may not even hear the marker`)
    }),
  )
  if (name !== 'user_profiles') await touch(name, id, row)
  await touch('board_heads', marker, COLLECTIONS['board_heads']!)
  const heardOf = (heard: readonly { record: { id: string } }[], which: string) =>
    heard.some((event) => event.record.id === which)
  for (const { actor, client } of clients)
    await until(`${actor} to hear the marker`, () => heardOf(client.heard, marker))
  for (const { client } of clients) client.close()
  return clients.filter(({ client }) => heardOf(client.heard, id)).map(({ actor }) => actor)
}

async function touch(name: string, id: string, row: CollectionRow): Promise<void> {
  await asSuperuser(product, 'PATCH', `collections/${name}/records/${id}`, row.change)
}

/** The id of a record of the owner; in the collection of users, the owner itself. */
async function sampleId(name: string, row: CollectionRow): Promise<string> {
  if (name === 'users' || name === 'user_profiles') return owner().id
  const body = row.sample(owner().id)
  if (ONE_PER_USER.includes(name)) await clearOf(name, owner().id)
  return (await asSuperuser<{ id: string }>(product, 'POST', `collections/${name}/records`, body)).id
}

const ONE_PER_USER: readonly string[] = [
  'preferences',
  'superusers',
  'favourites',
  'guest_metrics',
  'game_alert_reads',
  'log_searches',
]

async function clearOf(name: string, userId: string): Promise<void> {
  const filter = encodeURIComponent(`user_id='${userId}'`)
  const path = `collections/${name}/records`
  const { items } = await asSuperuser<{ items: { id: string }[] }>(product, 'GET', `${path}?filter=${filter}`)
  for (const { id } of items) await asSuperuser(product, 'DELETE', `${path}/${id}`)
}

function relationOf(name: string): string {
  const fields = collections.find((collection) => collection.name === name)?.fields ?? []
  return fields.find((field) => field.type === 'relation')?.name ?? ''
}

/** Requests come from this machine, because PocketBase's own superuser is admitted from nowhere else. */
function ask(actor: Actor, method: string, path: string, body?: object): Promise<Response> {
  const token = people.get(actor)?.token
  return fetch(`${product.url}/api/collections/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

function owner(): TestUser {
  return people.get('owner')!
}
