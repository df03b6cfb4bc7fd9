import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissionsOfTier } from '../../src/domain/people/tiers/permission'
import { askFromAnywhere } from '../support/ask-from-anywhere'
import type { Product } from '../support/product'
import { startBehindProxy } from '../support/product-behind-proxy'
import { asSuperuser, makeUser, type TestUser } from '../support/users'

let product: Product
beforeAll(async () => {
  product = await startBehindProxy()
})
afterAll(() => product?.close())

const WEAK = "Let's make that password stronger! 🛡️."

describe('signing up', () => {
  it('makes a registered, unverified user, whatever the request claims', async () => {
    const claims = {
      tier: 'admin',
      can: ['view_betting_odds'],
      overrides: { admin_dashboard: true },
      verified: true,
      invited_by_admin: true,
      password_set: true,
      password_set_date: '2020-01-01 00:00:00.000Z',
      joined_at: '2020-01-01 00:00:00.000Z',
    }
    const { status, body } = await signUp({ ...claims, first_name: 'Sam', last_name: 'Fan' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      first_name: 'Sam',
      last_name: 'Fan',
      tier: 'registered',
      can: permissionsOfTier('registered'),
      overrides: null,
      verified: false,
      invited_by_admin: false,
      password_set: false,
      password_set_date: '',
    })
    // Product time: the clock of this product started there.
    expect(body['joined_at']).toMatch(/^2026-10-25 18:3/)
  })

  it.each(['123456', 'Football', 'qwertyuiop'])('refuses the common password %s', async (password) => {
    const { status, body } = await signUp({ password, passwordConfirm: password })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      message: WEAK,
      data: { password: { code: 'validation_weak_password', message: WEAK } },
    })
  })

  it.each([
    ['Zx7-q', 400],
    ['Zx7-qv', 200],
    ['🏈🏀⚾🏒🎾', 400],
    ['🏈🏀⚾🏒🎾⛳', 200],
  ])('needs a password of six characters, not five: %s is answered with %d', async (password, status) => {
    expect((await signUp({ password, passwordConfirm: password })).status).toBe(status)
  })
})

describe('an account', () => {
  it.each([
    { tier: 'admin' },
    { can: ['admin_dashboard'] },
    { 'can+': 'admin_dashboard' },
    { overrides: { admin_dashboard: true } },
    { invited_by_admin: true },
    { password_set: true },
    { password_set_date: '2026-10-25 18:30:00.000Z' },
    { joined_at: '2020-01-01 00:00:00.000Z' },
  ])('does not let its owner set %j', async (change) => {
    const user = await makeUser(product)
    const before = await read(user.id)
    expect((await request('PATCH', `users/records/${user.id}`, change, user.token)).status).toBe(403)
    expect(await read(user.id)).toEqual(before)
  })

  it('changes its names', async () => {
    const user = await makeUser(product)
    const names = { first_name: 'Ann', last_name: 'Fan', display_name: 'Ann the Fan' }
    expect((await request('PATCH', `users/records/${user.id}`, names, user.token)).status).toBe(200)
    expect(await read(user.id)).toMatchObject(names)
  })

  it('drops invisible characters from its names', async () => {
    const user = await makeUser(product)
    const change = { first_name: ' Ann\u202E', display_name: 'Ann\nFan' }
    expect((await request('PATCH', `users/records/${user.id}`, change, user.token)).status).toBe(200)
    expect(await read(user.id)).toMatchObject({ first_name: 'Ann', display_name: 'AnnFan' })
  })

  it('changes its password, but not to a common one', async () => {
    const user = await makeUser(product)
    const change = (password: string) => changePassword(user, password)
    expect(await (await change('baseball')).json()).toMatchObject({ message: WEAK })
    expect((await change('Overtime-5-Goals')).status).toBe(200)
  })

  it('shows its email to its owner and to those who manage users, and to nobody else', async () => {
    const user = await makeUser(product)
    const admin = await makeUser(product, { tier: 'admin' })
    const reader = await makeUser(product, { tier: 'admin', overrides: { manage_users: false } })
    const seenBy = async (token: string) =>
      ((await (await request('GET', `users/records/${user.id}`, undefined, token)).json()) as Person).email
    expect(await seenBy(admin.token)).toBe(user.email)
    expect(await seenBy(user.token)).toBe(user.email)
    expect(await seenBy(reader.token)).toBeUndefined()
  })
})

describe('an invited user', () => {
  it('has to choose a first password of 8 with mixed case and a digit, and is then no longer asked', async () => {
    const user = await makeUser(product, { record: { invited_by_admin: true } })
    const change = (password: string) => changePassword(user, password)
    const messageOf = async (answer: Response) => ((await answer.json()) as { message: string }).message
    expect(await messageOf(await change('short-1'))).toBe('Password must be at least 8 characters long.')
    expect(await messageOf(await change('no-capital-1'))).toBe(
      'Password must contain at least one uppercase letter.',
    )
    expect(await messageOf(await change('No-Digit-Here'))).toBe('Password must contain at least one number.')
    expect(await read(user.id)).toMatchObject({ password_set: false, password_set_date: '' })
    expect((await change('Overtime-5-Goals')).status).toBe(200)
    const after = await read(user.id)
    expect(after['password_set']).toBe(true)
    expect(after['password_set_date']).toMatch(/^2026-10-25 18:3/)
  })
})

describe('signing in', () => {
  it('answers alike for a wrong password and an unknown account', async () => {
    const { email } = await makeUser(product)
    const answer = async (identity: string) => {
      const response = await request('POST', 'users/auth-with-password', {
        identity,
        password: 'Wrong-1-Pass',
      })
      return { status: response.status, text: await response.text() }
    }
    const wrong = await answer(email)
    expect(wrong.status).toBe(400)
    expect(await answer('nobody@fans.example')).toEqual(wrong)
  })
})

describe('preferences', () => {
  it.each([
    ['a name that nobody has', { isAdmin: true }],
    ['one that is no switch', { compactMode: 'yes' }],
    ['a list', [true]],
    ['a text', 'compactMode'],
  ])('are not saved with %s', async (_, values) => {
    const user = await makeUser(product)
    const save = (given: unknown) =>
      request('POST', 'preferences/records', { user_id: user.id, values: given }, user.token)
    expect(await (await save(values)).json()).toMatchObject({
      data: { values: { code: 'validation_invalid_preferences' } },
    })
    expect((await save({ compactMode: true })).status).toBe(200)
  })
})

describe('a session', () => {
  it('takes sport and device type from the request, and everything else from the server', async () => {
    const user = await makeUser(product)
    const made = await request('POST', 'user_sessions/records', FORGED(user.id), user.token)
    const { id, ...session } = (await made.json()) as Person
    expect(session).toMatchObject({
      user_id: user.id,
      current_sport: 'NBA',
      device_type: 'mobile',
      email_verified: true,
      account_age: 0,
      ip_address: '127.0.0.1',
      user_agent: 'node',
      device_info: { browser: 'Unknown', os: 'Unknown', isDesktop: true },
    })
    for (const name of ['session_start', 'last_activity']) expect(session[name]).toMatch(/^2026-10-25 18:3/)
    const change = { ...FORGED(user.id), current_sport: 'NFL' }
    const changed = await request('PATCH', `user_sessions/records/${id}`, change, user.token)
    expect(await changed.json()).toMatchObject({
      current_sport: 'NFL',
      session_start: session['session_start'],
      ip_address: '127.0.0.1',
      account_age: 0,
    })
  })

  it('belongs to the user who makes it, and cannot be given to another', async () => {
    const [user, other] = [await makeUser(product), await makeUser(product)]
    expect((await request('POST', 'user_sessions/records', FORGED(other.id), user.token)).status).toBe(400)
    const made = await request('POST', 'user_sessions/records', FORGED(user.id), user.token)
    const { id } = (await made.json()) as Person
    const given = await request('PATCH', `user_sessions/records/${id}`, { user_id: other.id }, user.token)
    expect(given.status).toBe(404)
  })
})

const FORGED = (userId: string) => ({
  user_id: userId,
  session_start: '2020-01-01 00:00:00.000Z',
  last_activity: '2030-01-01 00:00:00.000Z',
  current_sport: 'NBA',
  device_type: 'mobile',
  ip_address: '203.0.113.9',
  device_info: { browser: '<script>', anything: true },
  email_verified: false,
  account_age: 5000,
  user_agent: 'forged',
})

type Person = Record<string, unknown> & {
  readonly id: string
  readonly email?: string
  readonly can: string[]
}

function read(id: string): Promise<Person> {
  return asSuperuser<Person>(product, 'GET', `collections/users/records/${id}`)
}

async function signUp(entry: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const email = `${Math.random().toString(36).slice(2)}@fans.example`
  const password = 'Whistle-4-Kickoff'
  const body = { email, password, passwordConfirm: password, ...entry }
  const response = await askFromAnywhere(product, 'POST', '/api/collections/users/records', { body })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

function changePassword({ id, token, password: oldPassword }: TestUser, password: string): Promise<Response> {
  const body = { oldPassword, password, passwordConfirm: password }
  return askFromAnywhere(product, 'PATCH', `/api/collections/users/records/${id}`, { body, token })
}

function request(method: string, path: string, body?: object, token?: string): Promise<Response> {
  return fetch(`${product.url}/api/collections/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}
