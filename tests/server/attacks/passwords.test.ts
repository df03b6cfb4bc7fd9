import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askFromAnywhere } from '../../support/ask-from-anywhere'
import { boardOfFeed } from '../../support/boards'
import { holdWrites } from '../../support/hold-writes'
import { startProduct, type Product } from '../../support/product'
import { freshAddress, freshEmail } from '../../support/strangers'
import { until } from '../../support/until'
import { asSuperuser, makeUser } from '../../support/users'

/** What a stranger may send: passwords that everybody tries first, by every way that sets one, and floods of them. */

let product: Product
beforeAll(async () => {
  // Each request comes from an address of its own, unless it says from where.
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: ['nfl'],
    isFirstStart: true,
    env: { TRUSTED_PROXY: 'X-Real-IP' },
  })
})
afterAll(() => product?.close())

const WEAK = "Let's make that password stronger! 🛡️."

describe('a sign-up', () => {
  it.each([
    '654321',
    '222222',
    '00000000',
    'abcdef',
    'admin123',
    'princess1',
    'P@ssw0rd',
    'abababab',
    'ytrewq',
    'turboscores1',
    'NFL-2026',
    'ann.fanning',
    'Fanning1990!',
    'bayern-1900',
    '\u00a0 \u00a0 \u00a0 ',
    '        ',
  ])('with the password %j is refused', async (password) => {
    const { status, body } = await signUp(password)
    expect(status).toBe(400)
    expect(body.data.password).toBeDefined()
  })

  it.each(['correct horse battery staple', 'gold sunset 77 river', 'пять синих мячей'])(
    'with the password %j is taken',
    async (password) => {
      expect((await signUp(password)).status).toBe(200)
    },
  )
})

describe('a long password', () => {
  const LONG = 'Password can be at most 71 characters, fewer with accents, other scripts or emoji'
  const LATIN = 'the quiet harbor lights up when nine old men walk home by way of a river'
  const CYRILLIC = 'пятьсинихмячейлетятнадкрышейстарогодо'

  it.each([LATIN.slice(0, 71), CYRILLIC.slice(0, 36)])('%j is taken whole', async (password) => {
    const email = freshEmail()
    const entry = { email, password, passwordConfirm: password }
    expect((await request('POST', 'users/records', entry)).status).toBe(200)
    expect((await signInOnce(email, password)).status).toBe(200)
    expect((await signInOnce(email, password.slice(0, -1))).status).toBe(400)
  })

  it.each([LATIN, CYRILLIC, LATIN.repeat(9)])(
    '%j is refused as too long by every route that sets a password',
    async (password) => {
      const entry = { email: freshEmail(), password, passwordConfirm: password }
      const { id, token, password: oldPassword } = await makeUser(product)
      const answers = await Promise.all([
        request('POST', 'users/records', entry),
        request('PATCH', `users/records/${id}`, { oldPassword, ...entry }, token),
        request('POST', 'users/confirm-password-reset', { token: 'any', ...entry }),
        request('POST', '../account/password', { oldPassword, password }, token),
      ])
      const told = { status: 400, message: `${LONG}.`, data: { password: { message: `${LONG}.` } } }
      for (const answer of answers) expect(await answer.json()).toMatchObject(told)
    },
  )

  it('counts as a wrong password at a sign-in', async () => {
    expect((await signInOnce(freshEmail(), LATIN.repeat(9))).status).toBe(400)
  })
})

it('a changed password must not be weak either, nor contain the user’s own name', async () => {
  const record = { first_name: 'Ann', last_name: 'Fanning' }
  const { id, token, password: oldPassword } = await makeUser(product, { record })
  for (const password of ['654321', 'Fanning-1990']) {
    const body = { oldPassword, password, passwordConfirm: password }
    const answer = await request('PATCH', `users/records/${id}`, body, token)
    expect(await answer.json()).toMatchObject({ status: 400, message: WEAK })
  }
})

const WRONG = 'Wrong-1-Guess'

describe('a flood of passwords', () => {
  const HOME = '203.0.113.77'
  const FLOOD = 60
  const message = 'Many people are signing in right now. Please try again in a moment.'
  const refusal = { status: 429, message, data: {}, code: 'crowded' }

  it('is refused before its passwords are checked, keeps no fan out, and leaves the scores alone', async () => {
    const { email, password } = await makeUser(product)
    expect((await signInOnce(email, password, HOME)).status).toBe(200)
    await boardOfFeed(product.url, 'nfl')
    const flood = Array.from({ length: FLOOD }, () => signInOnce(freshEmail(), WRONG))
    await Promise.any(flood)
    const [fan, board] = await Promise.all([
      signInOnce(email, password, HOME),
      fetch(`${product.url}/api/boards/nfl`),
    ])
    expect([fan.status, board.status]).toEqual([200, 200])
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(FLOOD - refused.length)
    expect(await refused[0]?.json()).toEqual(refusal)
    expect(refused.map(({ headers }) => Number(headers.get('retry-after')) > 0)).not.toContain(false)
  })

  it('finds a short queue: twelve wait, all others are told at once to come again', async () => {
    const WAIT = 12
    const release = await holdWrites(product.dataDir)
    let refused = 0
    const flood = Array.from({ length: FLOOD }, async () => {
      const { status } = await signInOnce(freshEmail(), WRONG)
      if (status === 429) refused += 1
      return status
    })
    // Meanwhile a request leaves the queue only by having waited for too long.
    await until('refusals of all that find no place', () => refused >= FLOOD - WAIT)
    await release()
    const judged = (await Promise.all(flood)).filter((status) => status === 400).length
    expect(judged).toBeLessThanOrEqual(WAIT)
    // A longer queue would be empty by now: all its requests would have waited for too long before so many were
    // refused.
    expect(judged).toBeGreaterThan(WAIT / 2)
  })

  it('of sign-ups is refused like one of sign-ins, however weak the passwords are', async () => {
    const body = { email: freshEmail(), password: 'short', passwordConfirm: 'short' }
    const flood = Array.from({ length: FLOOD }, () => request('POST', 'users/records', body))
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([400, 429]))
  })
})

describe('a password', () => {
  it('is hashed with at least the cost that PocketBase chooses by itself, which is 10', async () => {
    const path = 'collections?perPage=500&skipTotal=true'
    const { items } = await asSuperuser<{ items: readonly Collection[] }>(product, 'GET', path)
    const fields = items.filter(({ type }) => type === 'auth').flatMap((collection) => collection.fields)
    const costs = fields.filter(({ type }) => type === 'password')
    expect(costs.length).toBeGreaterThan(0)
    // A missing cost, or 0, means PocketBase's own choice.
    for (const { cost = 0 } of costs) expect(cost || 10).toBeGreaterThanOrEqual(10)
  })

  it('is compared as it was typed', async () => {
    const { email, password } = await makeUser(product)
    for (const other of [` ${password}`, `${password} `, password.toUpperCase(), password.slice(0, -1)])
      expect((await signInOnce(email, other)).status).toBe(400)
  })
})

interface Collection {
  readonly type: string
  readonly fields: readonly { readonly type: string; readonly cost?: number }[]
}

interface Answer {
  readonly status: number
  readonly body: { readonly data: { readonly password?: object } }
}

async function signUp(password: string): Promise<Answer> {
  const email = `ann.fanning+${freshEmail().replace('@fans', '@bayern')}`
  const entry = { email, password, passwordConfirm: password, first_name: 'Ann', last_name: 'Fanning' }
  const answer = await request('POST', 'users/records', entry)
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

function signInOnce(identity: string, password: string, from = freshAddress()): Promise<Response> {
  return request('POST', 'users/auth-with-password', { identity, password }, undefined, from)
}

function request(
  method: string,
  path: string,
  body?: object,
  token?: string,
  from = freshAddress(),
): Promise<Response> {
  const headers = { 'x-real-ip': from }
  return askFromAnywhere(product, method, `/api/collections/${path}`, { body, token, headers })
}
