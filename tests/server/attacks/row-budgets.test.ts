import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROW_BUDGETS } from '../../../src/domain/people/budgets/row-budgets'
import { startProduct, type Product } from '../../support/product'
import { spendToday } from '../../support/spend-today'
import { until } from '../../support/until'
import { allRecords, asSuperuser, makeUser, type TestUser } from '../../support/users'

/** What a stranger may send: as many rows as it likes, one by one, at once, in a batch, as a form, after a restart. */

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: [] })
})
afterAll(() => product?.close())

const SPENT = 'That is more than an account may save in a day. Please try again tomorrow.'

describe('the schema', () => {
  it('lets people write only collections that have a budget', async () => {
    const { items } = await asSuperuser<{ items: Schema[] }>(product, 'GET', 'collections?perPage=500')
    const writable = items.filter(({ system, createRule, updateRule }) => {
      return !system && (createRule !== null || updateRule !== null)
    })
    expect(writable.map(({ name }) => name).toSorted()).toEqual(Object.keys(ROW_BUDGETS).toSorted())
  })

  it('limits every text that people can write', async () => {
    const { items } = await asSuperuser<{ items: Schema[] }>(product, 'GET', 'collections?perPage=500')
    const endless = items
      .filter(({ name }) => name in ROW_BUDGETS)
      .flatMap(({ name, fields }) => fields.filter(isEndless).map((field) => `${name}.${field.name}`))
    expect(endless).toEqual([])
  })
})

describe('one account', () => {
  let user: TestUser
  const aDay = ROW_BUDGETS['user_sessions']!.creates.aDay
  beforeAll(async () => {
    user = await makeUser(product)
  })
  const rows = async () =>
    (await allRecords<{ user_id: string }>(product, 'user_sessions')).filter((row) => row.user_id === user.id)

  it('can make as many sessions as its budget allows, however many it sends at once', async () => {
    const answers = []
    for (let sent = 0; sent < aDay + 100; sent += 100)
      answers.push(...(await Promise.all(Array.from({ length: 100 }, () => makeSession(user)))))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.length - refused.length).toBe(aDay)
    expect(await refused[0]!.json()).toMatchObject({ status: 429, message: SPENT })
    expect(await rows()).toHaveLength(aDay)
  })

  it('can then make no more by a form, after a restart or in a batch', async () => {
    const form = new FormData()
    form.set('user_id', user.id)
    const headers = { authorization: user.token }
    const url = () => `${product.url}/api/collections/user_sessions/records`
    expect((await fetch(url(), { method: 'POST', headers, body: form })).status).toBe(429)
    await product.kill()
    await product.start()
    expect((await makeSession(user)).status).toBe(429)
    await allowBatches()
    expect((await batch([sessionRequest(user)], user)).status).not.toBe(200)
    expect(await rows()).toHaveLength(aDay)
  })

  it('does not pay for refused sessions, and uses up nobody else’s budget', async () => {
    const other = await makeUser(product)
    const unreal = await Promise.all(
      Array.from({ length: 20 }, () => makeSession(other, { current_sport: 'x' })),
    )
    expect(new Set(unreal.map(({ status }) => status))).toEqual(new Set([400]))
    expect((await makeSession(other)).status).toBe(200)
    const counts = await allRecords<{ count: number }>(product, 'daily_counts')
    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([1, aDay])
  })

  it('can delete its row of preferences and make it again, but not without end', async () => {
    const person = await makeUser(product)
    const statuses = []
    for (let round = 0; round < 21; round++) {
      const made = await send('POST', 'preferences/records', { user_id: person.id }, person.token)
      statuses.push(made.status)
      const { id } = (await made.json()) as { id: string }
      if (made.status === 200) await send('DELETE', `preferences/records/${id}`, undefined, person.token)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })

  it('can change its rows only as often as its budget allows', async () => {
    const person = await makeUser(product)
    const rename = () => send('PATCH', `users/records/${person.id}`, { first_name: 'Ann' }, person.token)
    expect((await rename()).status).toBe(200)
    await spendToday(product, ROW_BUDGETS['users']!.updates.aDay)
    const refused = await rename()
    expect(await refused.json()).toMatchObject({ status: 429, message: SPENT })
  })

  const rowsOf = async (collection: string, { id }: TestUser) =>
    (await allRecords<{ user_id: string; [field: string]: unknown }>(product, collection)).filter(
      (row) => row.user_id === id,
    )

  it.each([
    ['preferences', 'values', { x: 'x'.repeat(4000) }],
    ['user_sessions', 'current_sport', 'x'.repeat(1000)],
  ])('saves no row of %s whose %s no page would send', async (collection, field, value) => {
    const person = await makeUser(product)
    const answer = await send(
      'POST',
      `${collection}/records`,
      { user_id: person.id, [field]: value },
      person.token,
    )
    expect(answer.status).toBe(400)
    expect(Object.keys(((await answer.json()) as Refusal).data)).toContain(field)
    expect(await rowsOf(collection, person)).toEqual([])
  })

  it('has its sessions described by the server, whatever it sends itself', async () => {
    const person = await makeUser(product)
    const told = { user_agent: 'told', ip_address: 'told', device_info: { x: 'told' }, sports_opened: 'told' }
    const answer = await send('POST', 'user_sessions/records', { user_id: person.id, ...told }, person.token)
    expect(answer.status).toBe(200)
    const saved = await rowsOf('user_sessions', person)
    expect(saved).toHaveLength(1)
    expect(JSON.stringify(saved)).not.toContain('told')
  })

  it('saves a name of two hundred characters, and none that is longer', async () => {
    const person = await makeUser(product)
    const rename = (length: number) =>
      send('PATCH', `users/records/${person.id}`, { display_name: 'x'.repeat(length) }, person.token)
    const name = async () =>
      (await allRecords<{ id: string; display_name: string }>(product, 'users')).find(
        ({ id }) => id === person.id,
      )!.display_name
    const refused = await rename(201)
    expect([refused.status, Object.keys(((await refused.json()) as Refusal).data)]).toEqual([
      400,
      ['display_name'],
    ])
    expect(await name()).toBe('')
    expect((await rename(200)).status).toBe(200)
    expect(await name()).toHaveLength(200)
  })
})

describe('one address', () => {
  it('can sign up only as many accounts as its budget allows', async () => {
    const signUp = () =>
      until('an admitted sign-up', async () => {
        const email = `${Math.random().toString(36).slice(2)}@fans.example`
        const entry = { email, password: 'Whistle-4-Kickoff', passwordConfirm: 'Whistle-4-Kickoff' }
        const answer = await send('POST', 'users/records', entry)
        const text = await answer.text()
        return (answer.status !== 429 || text.includes('tomorrow')) && answer.status
      })
    expect(await signUp()).toBe(200)
    await spendToday(product, ROW_BUDGETS['users']!.creates.aDay)
    expect(await signUp()).toBe(429)
  })
})

describe('a thief with a stolen token', () => {
  it('can guess the old password five times in three seconds', async () => {
    const user = await makeUser(product)
    const statuses = await Promise.all(Array.from({ length: 12 }, () => guess(user)))
    const admitted = statuses.filter((status) => status === 400).length
    // The twelve may lie in two windows.
    expect(admitted).toBeGreaterThanOrEqual(5)
    expect(admitted).toBeLessThanOrEqual(10)
  })

  it('can guess it twenty times a day, and change other things after that', async () => {
    const user = await makeUser(product)
    await until('a guess in a window of its own', async () => (await guess(user)) === 400)
    await spendToday(product, 19)
    expect([await guess(user), await guess(user)]).toEqual([400, 429])
    expect((await send('PATCH', `users/records/${user.id}`, { first_name: 'Ann' }, user.token)).status).toBe(
      200,
    )
  })

  it('cannot guess in a batch', async () => {
    const user = await makeUser(product)
    await allowBatches()
    const right = { oldPassword: user.password, password: NEW, passwordConfirm: NEW }
    const url = `/api/collections/users/records/${user.id}`
    expect((await batch([{ method: 'PATCH', url, body: right }], user)).status).not.toBe(200)
    const upsert = { method: 'PUT', url: '/api/collections/users/records', body: { id: user.id, ...right } }
    expect((await batch([upsert], user)).status).not.toBe(200)
    expect((await send('POST', 'users/auth-refresh', {}, user.token)).status).toBe(200)
  })
})

const NEW = 'Overtime-5-Goals'

interface Field {
  readonly name: string
  readonly type: string
  readonly max?: number
  readonly maxSize?: number
}
interface Schema {
  readonly name: string
  readonly system: boolean
  readonly createRule: string | null
  readonly updateRule: string | null
  readonly fields: readonly Field[]
}

/** PocketBase limits a text to 5,000 characters and JSON to 1 MB by default. */
function isEndless({ type, max, maxSize }: Field): boolean {
  if (type === 'json') return !maxSize || maxSize > 4000
  return type === 'file' || type === 'editor' || (type === 'text' && (max ?? 0) > 500)
}

function makeSession(user: TestUser, entry: object = {}): Promise<Response> {
  return send(
    'POST',
    'user_sessions/records',
    { user_id: user.id, device_type: 'desktop', ...entry },
    user.token,
  )
}

function sessionRequest(user: TestUser) {
  return { method: 'POST', url: '/api/collections/user_sessions/records', body: { user_id: user.id } }
}

async function guess({ id, token }: TestUser): Promise<number> {
  const body = { oldPassword: 'not-this-one', password: NEW, passwordConfirm: NEW }
  return (await send('PATCH', `users/records/${id}`, body, token)).status
}

/** Batches are off; an operator may turn them on. */
function allowBatches(): Promise<unknown> {
  return asSuperuser(product, 'PATCH', 'settings', { batch: { enabled: true, maxRequests: 50, timeout: 3 } })
}

function batch(requests: readonly object[], { token }: TestUser): Promise<Response> {
  return fetch(`${product.url}/api/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ requests }),
  })
}

function send(method: string, path: string, body?: object, token?: string): Promise<Response> {
  return fetch(`${product.url}/api/collections/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}
interface Refusal {
  readonly data: Readonly<Record<string, unknown>>
}
