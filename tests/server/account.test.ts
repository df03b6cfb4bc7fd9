import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWN_DATA } from '../../src/domain/people/users/own-data'
import { askFromAnywhere } from '../support/ask-from-anywhere'
import { askUsers } from '../support/ask-users'
import type { MailSink } from '../support/mail-sink'
import { startMailingProduct } from '../support/mailing-product'
import type { Product } from '../support/product'
import { readAnswer, type Answer } from '../support/read-answer'
import { openRealtime } from '../support/realtime-client'
import { devicesOf, openSession, statusOf } from '../support/sessions'
import { freshEmail } from '../support/strangers'
import { until } from '../support/until'
import { allRecords, asSuperuser, createRecord, makeUser, type TestUser } from '../support/users'
import { reportVisit, visitsOf } from '../support/visits'

/** What people do with their own account; their devices are in `devices.test.ts`. */

let product: Product
let sink: MailSink
let close: () => Promise<void>
beforeAll(async () => {
  ;({ product, sink, close } = await startMailingProduct({
    leagues: ['nfl'],
    env: { TRUSTED_PROXY: 'X-Real-IP' },
  }))
})
afterAll(() => close?.())

describe('the password of an account', () => {
  it('is changed only with the old one; then all other sessions end, and the owner gets a mail', async () => {
    const user = await makeUser(product)
    const other = await openSession(product, user)
    const { status, body } = await account('password', { oldPassword: user.password, password: NEW }, user)
    expect(status).toBe(200)
    expect(body).toMatchObject({ record: { id: user.id } })
    expect(await statusOf(product, String(body['token']))).toBe(200)
    for (const token of [user.token, other]) expect(await statusOf(product, token)).toBe(401)
    expect(await openSession(product, { ...user, password: NEW })).toMatch(/\./)
    await sink.next(user.email, 'password was changed')
  })

  it.each([
    [
      'oldPassword',
      { oldPassword: 'Wrong-1-Pass', password: 'Overtime-5-Goals' },
      'Incorrect password. Please try again.',
    ],
    ['password', { password: 'football' }, "Let's make that password stronger! 🛡️."],
    ['password', { password: 'Ab1-x' }, 'Password must be at least 6 characters long.'],
    ['password', {}, undefined],
  ])('is not changed, with an error on the field %s: %j', async (field, entry, text) => {
    const user = await makeUser(product)
    const { status, body } = await account('password', { oldPassword: user.password, ...entry }, user)
    expect(status).toBe(400)
    expect(Object.keys(body['data'] as object)).toEqual([field])
    if (text !== undefined) expect(body['message']).toBe(text)
    expect(await statusOf(product, user.token)).toBe(200)
  })

  it('is set without the old one by an invited user, once, and must be strong', async () => {
    const user = await makeUser(product, { record: { invited_by_admin: true } })
    const weak = await account('password', { password: 'overtime-5' }, user)
    expect([weak.status, Object.keys(weak.body['data'] as object)]).toEqual([400, ['password']])
    const set = await account('password', { password: NEW }, user)
    expect(set).toMatchObject({ status: 200, body: { record: { password_set: true } } })
    const later = { ...user, token: String(set.body['token']) }
    const again = await account('password', { password: 'Buzzer-Beater-3' }, later)
    expect([again.status, Object.keys(again.body['data'] as object)]).toEqual([400, ['oldPassword']])
  })

  it.each([
    ['goes on with the API keys', {}, 1],
    ['ends the API keys where that is asked for', { revokeKeys: true }, 0],
  ])('when it is changed: %s', async (_what, more, keysLeft) => {
    const user = await makeUser(product, { tier: 'premium' })
    expect((await account('api-keys', { name: 'Wall' }, user)).status).toBe(200)
    await account('password', { oldPassword: user.password, password: NEW, ...more }, user)
    expect(await keysOf(user)).toHaveLength(keysLeft)
  })

  it('when reset by a mailed link, ends the API keys, because that takes an account back', async () => {
    const user = await makeUser(product, { tier: 'premium' })
    await account('api-keys', { name: 'Wall' }, user)
    await post('/api/collections/users/request-password-reset', { email: user.email })
    const { text } = await sink.next(user.email, 'Reset')
    const [, token] = /token=([\w.-]+)/.exec(text)!
    const body = { token, password: NEW, passwordConfirm: NEW }
    expect((await post('/api/collections/users/confirm-password-reset', body)).status).toBe(204)
    expect(await keysOf(user)).toEqual([])
  })

  it('cannot be guessed with a stolen token: the eleventh try is refused', async () => {
    const user = await makeUser(product)
    const statuses = []
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await account('delete', { password: `Wrong-${guess}-Pass` }, user)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })
})

describe('an invitation by mail', () => {
  it('has the same link in its text and its HTML, which sets the first password once', async () => {
    const operator = await makeUser(product, { tier: 'admin' })
    const email = freshEmail()
    const person = { email, first_name: 'Ida', last_name: 'Fan' }
    const answer = await post('/api/console/invite', person, operator.token)
    expect(await answer.json()).toEqual({ kind: 'mailed' })
    const { text, html } = await sink.next(email, 'invited')
    const [, token] = /\/reset-password\?token=([\w.-]+)/.exec(text)!
    expect(html).toContain(`/reset-password?token=${token}`)
    const choose = (password: string) =>
      post('/api/collections/users/confirm-password-reset', { token, password, passwordConfirm: password })
    expect((await choose('no-capital-1')).status).toBe(400)
    expect((await choose(NEW)).status).toBe(204)
    expect((await choose('Buzzer-Beater-3')).status).toBe(400)
    const entry = { identity: email, password: NEW }
    const entered = await post('/api/collections/users/auth-with-password', entry)
    expect(await entered.json()).toMatchObject({
      record: { tier: 'verified', verified: true, password_set: true },
    })
  })

  it('reaches the owner of an address with which a stranger has signed up, and nobody has proved it', async () => {
    const operator = await makeUser(product, { tier: 'admin' })
    const email = freshEmail()
    const stranger = { email, password: NEW, passwordConfirm: NEW, display_name: 'Not Ida' }
    expect((await post('/api/collections/users/records', stranger)).status).toBe(200)
    const person = { email, first_name: 'Ida', last_name: 'Fan' }
    const answer = await post('/api/console/invite', person, operator.token)
    expect(await answer.json()).toEqual({ kind: 'mailed' })
    const holders = () =>
      allRecords<{ id: string; first_name: string }>(product, 'users', `filter=(email='${email}')`)
    const [ida] = await holders()
    expect(ida?.first_name).toBe('Ida')
    const again = await post('/api/console/invite', person, operator.token)
    expect(await again.json()).toEqual({ kind: 'mailed' })
    expect((await holders()).map(({ id }) => id)).toEqual([ida?.id])
  })
})

describe.each<[action: string, asked: (user: TestUser) => object, mail: string]>([
  ['password-reset', ({ email }) => ({ email }), 'password'],
  ['email-change', ({ password }) => ({ newEmail: freshEmail(), password }), 'new email'],
])('a mailed link that ends all sessions: %s', (action, asked, mail) => {
  /** Asks for the link and follows it. Resolves to the address that the account has afterwards. */
  async function follow(user: TestUser): Promise<string> {
    const body = asked(user)
    await post(`/api/collections/users/request-${action}`, body, user.token)
    const { newEmail } = { newEmail: user.email, ...body }
    const { text } = await sink.next(newEmail, mail)
    const [, token] = /token=([\w.-]+)/.exec(text)!
    const entry = { token, password: user.password, passwordConfirm: user.password }
    expect((await post(`/api/collections/users/confirm-${action}`, entry)).status).toBe(204)
    return newEmail
  }

  it('ends the streams of open pages, so that they ask and learn that they are signed out', async () => {
    const user = await makeUser(product)
    const page = await openRealtime(product.url, user.token)
    expect(await page.subscribe([`users/${user.id}`])).toBe(204)
    await follow(user)
    await until('the end of the stream', () => !page.isOpen())
  })

  it('takes the devices off the list, and ends their visits', async () => {
    const user = await makeUser(product)
    for (const token of [user.token, await openSession(product, user)])
      await reportVisit(product, token, { sport: 'NFL' })
    expect(await devicesOf(product, user.token)).toHaveLength(2)
    expect(await visitsOf(product, user)).toMatchObject([{ is_active: true }])
    const email = await follow(user)
    const token = await openSession(product, { ...user, email })
    expect(await devicesOf(product, token)).toMatchObject([{ isThis: true }])
    expect(await visitsOf(product, user)).toMatchObject([{ is_active: false }])
  })
})

describe('a user’s own data', () => {
  it('covers every collection that refers to an account', async () => {
    const { items } = await asSuperuser<{ items: readonly Collection[] }>(
      product,
      'GET',
      'collections?perPage=500',
    )
    const users = items.find(({ name }) => name === 'users')!
    const naming = items
      .filter(({ system, fields }) => !system && fields.some((field) => field.collectionId === users.id))
      .map(({ name }) => name)
    const listed = Object.keys({ ...OWN_DATA, ...NOT_OWN_DATA })
    expect(naming.filter((name) => !listed.includes(name))).toEqual([])
    for (const [name, column] of Object.entries(OWN_DATA))
      expect(items.find((one) => one.name === name)?.fields.map((field) => field.name)).toContain(column)
  })

  it('is exported as a file: all of it, and nothing of anybody else', async () => {
    const [user, other] = [await personWithRows(), await personWithRows()]
    const answer = await post('/api/account/export', {}, user.token)
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const text = await answer.text()
    const file = JSON.parse(text) as Record<string, { id: string }[]>
    expect(Object.keys(file)).toEqual(Object.keys(OWN_DATA))
    expect(file['users']).toMatchObject([{ id: user.id, email: user.email }])
    for (const name of ROWS.filter((one) => one !== 'logs')) expect(file[name]).toHaveLength(1)
    // The lines that the server itself has logged about the account are included once they are saved.
    expect(file['logs']).toContainEqual(expect.objectContaining({ message: `of ${user.id}` }))
    expect(text).not.toContain(other.id)
    expect(text).not.toContain('tokenKey')
  })
})

/** The token with a lapsed date. Its signature fits no more, which nobody can check once the account is gone. */
function expired(token: string): string {
  const [head, claims = '', signature] = token.split('.')
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object
  const lapsed = Buffer.from(JSON.stringify({ ...said, exp: 1 })).toString('base64url')
  return [head, lapsed, signature].join('.')
}

describe('deleting an account', () => {
  it('asks for the password, and leaves nothing', async () => {
    const [user, other] = [await personWithRows(), await personWithRows()]
    const wrong = await account('delete', { password: 'Wrong-1-Pass' }, await makeUser(product))
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        message: 'Incorrect password. Please try again.',
        data: { password: { code: 'validation_wrong_password' } },
      },
    })
    expect((await account('delete', { password: user.password }, user)).status).toBe(204)
    // A device that was away learns why its session is over, even if it was away for longer than its token lives.
    for (const token of [user.token, expired(user.token)])
      expect(await askUsers(product, 'auth-refresh', {}, { token })).toMatchObject({
        status: 401,
        body: { data: { account: { code: 'account_deleted' } } },
      })
    for (const name of [...Object.keys(OWN_DATA), 'known_networks'])
      expect([name, JSON.stringify(await allRecords(product, name))]).not.toMatchObject([
        name,
        expect.stringContaining(user.id),
      ])
    expect(await statusOf(product, other.token)).toBe(200)
    const { status, body } = await askUsers(product, 'auth-refresh', {}, { token: expired(other.token) })
    expect([status, body['data']]).toEqual([401, {}])
    await sink.next(user.email, 'account was deleted')
  })

  it('is not possible with a token alone', async () => {
    const user = await makeUser(product)
    const answer = await fetch(`${product.url}/api/collections/users/records/${user.id}`, {
      method: 'DELETE',
      headers: { authorization: user.token },
    })
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { message: 'Account deletion must be implemented server-side for security reasons.' },
    ])
    expect(await statusOf(product, user.token)).toBe(200)
  })
})

/** Rows that name an account and are not about it, with the reason. */
const NOT_OWN_DATA: Readonly<Record<string, string>> = {
  user_profiles: 'It is a view of users',
  app_settings: 'It is the product’s, and says who set it',
  alerts: 'It is the product’s, and says who resolved it',
  known_networks: 'Its ids are hashes, from which nobody reads a network',
}

const NEW = 'Overtime-5-Goals'

interface Collection {
  readonly id: string
  readonly name: string
  readonly system: boolean
  readonly fields: readonly { name: string; collectionId?: string }[]
}

const TIME = '2026-10-25 18:30:00.000Z'
const ROWS = Object.keys(OWN_DATA).filter((name) => name !== 'users')

/** Somebody with a row in every collection that people have rows in; the sign-in itself makes that of the device. */
async function personWithRows(): Promise<TestUser> {
  const user = await makeUser(product)
  const mine = { user_id: user.id }
  const rows: Record<string, object> = {
    preferences: { theme: 'classic' },
    favourites: { id: user.id, teams: { 'nfl/12': { on: true, at: 1 } } },
    game_alert_rules: { target: 'nfl/12', label: 'Chiefs', points: 2, said_at: 1 },
    game_alerts: {
      slug: 'nfl',
      game_id: '401',
      occasion: 'final',
      kind: 'final',
      title: 'NFL · Final',
      body: 'Chiefs 7',
      found_at: 1,
    },
    game_alert_reads: { id: user.id, read_to: 1 },
    guest_metrics: { id: user.id, metrics: { sessions: 1 }, counted_until: TIME },
    user_sessions: { session_start: TIME, last_activity: TIME },
    feature_usage_tracking: { feature_flag: 'x', last_used_at: TIME, date_bucket: '2026-10-25' },
    logs: { timestamp: TIME, level: 'error', category: 'API', message: `of ${user.id}` },
    superusers: {},
    _externalAuths: {
      collectionRef: '_pb_users_auth_',
      recordRef: user.id,
      provider: 'oidc',
      providerId: `known there as ${user.id}`,
    },
    log_searches: {},
    api_keys: { name: 'Wall', hash: hexDigits() + hexDigits(), ending: 'aaaa', created_at: TIME },
    outbox_receipts: { id: `entry-of-${user.id}`, kind: 'preferences', received_at: TIME },
  }
  for (const [name, row] of Object.entries(rows)) await createRecord(product, name, { ...mine, ...row })
  return user
}

const hexDigits = () => randomUUID().replaceAll('-', '')

async function keysOf({ id }: TestUser): Promise<readonly object[]> {
  const all = await allRecords<{ user_id: string }>(product, 'api_keys')
  return all.filter((key) => key.user_id === id)
}

function account(action: string, body: object, { token }: TestUser): Promise<Answer> {
  return readAnswer(post(`/api/account/${action}`, body, token))
}

function post(path: string, body: object, token?: string): Promise<Response> {
  return askFromAnywhere(product, 'POST', path, { body, token })
}
