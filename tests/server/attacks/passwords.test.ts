import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from '../../support/product'
import { allRecords, asSuperuser, makeUser } from '../../support/users'

/** What a stranger may send: passwords that everybody tries first, by every way that sets one, and guess after guess. */

let product: Product
beforeAll(async () => {
  // Each request comes from an address of its own, unless it says from where.
  product = await startProduct({ at: '2026-10-25T18:30:00Z', env: { TRUSTED_PROXY: 'X-Real-IP' } })
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

it('a changed password is no weaker, and none of one’s own name', async () => {
  const record = { first_name: 'Ann', last_name: 'Fanning' }
  const { id, token, password: oldPassword } = await makeUser(product, { record })
  for (const password of ['654321', 'Fanning-1990']) {
    const body = { oldPassword, password, passwordConfirm: password }
    const answer = await request('PATCH', `users/records/${id}`, body, token)
    expect(await answer.json()).toMatchObject({ status: 400, message: WEAK })
  }
})

/** As many as are admitted for one account in a quarter of an hour. */
const GUESSES = 10
const TOO_MANY = 'Too many tries. Please wait a moment and try again.'

describe('guesses at one account', () => {
  const guessAll = async (identity: string, from: () => string = anywhere) => {
    const statuses = []
    for (let guess = 0; guess < GUESSES; guess++)
      statuses.push((await signIn(identity, `Wrong-${guess}-Guess`, from())).status)
    return statuses
  }

  it('end after ten, however many addresses they come from and however the account is spelled', async () => {
    const { email, password } = await makeUser(product)
    expect(await guessAll(email)).toEqual(Array.from({ length: GUESSES }, () => 400))
    for (const identity of [email, email.toUpperCase()]) {
      const answer = await signIn(identity, password)
      expect([answer.status, (await answer.json()) as object]).toEqual([
        429,
        expect.objectContaining({ message: TOO_MANY }),
      ])
    }
  })

  it('end after ten when all of them come at once', async () => {
    const { email } = await makeUser(product)
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(email, 'Wrong-1-Guess')))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(GUESSES)
  })

  it('are counted alike where there is no account', async () => {
    const unknown = `${Math.random().toString(36).slice(2)}@fans.example`
    const { email } = await makeUser(product)
    const answers = []
    for (const identity of [unknown, email]) {
      const statuses = await guessAll(identity)
      const last = await signIn(identity, 'Wrong-1-Guess')
      answers.push([statuses, last.status, await last.text()])
    }
    expect(answers[0]).toEqual(answers[1])
  })

  it('do not keep the owner out where the account was entered before', async () => {
    const { email, password } = await makeUser(product)
    expect((await signIn(email, password, '203.0.113.9')).status).toBe(200)
    await guessAll(email)
    expect((await signIn(email, password)).status).toBe(429)
    expect((await signIn(email, password, '203.0.113.9')).status).toBe(200)
  })

  it('are not forgotten by a restart, nor by the owner who comes in meanwhile', async () => {
    const { email, password } = await makeUser(product)
    expect((await signIn(email, password, '203.0.113.10')).status).toBe(200)
    await guessAll(email)
    await product.kill()
    await product.start()
    expect((await signIn(email, password, '203.0.113.10')).status).toBe(200)
    expect((await signIn(email, 'Wrong-1-Guess')).status).toBe(429)
  })

  it('are over after a quarter of an hour', async () => {
    const { email, password } = await makeUser(product)
    await guessAll(email)
    for (const { id, began } of await allRecords<{ id: string; began: number }>(product, 'password_guesses'))
      await asSuperuser(product, 'PATCH', `collections/password_guesses/records/${id}`, {
        began: began - 15 * 60_000,
      })
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('by a stolen token, as the old password of a change, are counted with them', async () => {
    const { id, email, password, token } = await makeUser(product)
    const change = {
      oldPassword: 'Wrong-1-Guess',
      password: 'Overtime-5-Goals',
      passwordConfirm: 'Overtime-5-Goals',
    }
    for (let guess = 0; guess < GUESSES; guess++)
      expect((await request('PATCH', `users/records/${id}`, change, token)).status).toBe(400)
    expect((await request('PATCH', `users/records/${id}`, change, token)).status).toBe(429)
    expect((await signIn(email, password)).status).toBe(429)
  })

  it('that are right cost nothing', async () => {
    const { email, password } = await makeUser(product)
    for (let round = 0; round <= GUESSES; round++) expect((await signIn(email, password)).status).toBe(200)
  })

  it('leave nothing to read in the database', async () => {
    const rows = await allRecords<object>(product, 'password_guesses')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/@|\d+\.\d+\.\d+\.\d+/)
  })
})

describe('a password', () => {
  it('is compared as it was typed', async () => {
    const { email, password } = await makeUser(product)
    for (const other of [` ${password}`, `${password} `, password.toUpperCase(), password.slice(0, -1)])
      expect((await signIn(email, other)).status).toBe(400)
  })
})

const anywhere = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.')

interface Answer {
  readonly status: number
  readonly body: { readonly data: { readonly password?: object } }
}

async function signUp(password: string): Promise<Answer> {
  const email = `ann.fanning+${Math.random().toString(36).slice(2)}@bayern.example`
  const entry = { email, password, passwordConfirm: password, first_name: 'Ann', last_name: 'Fanning' }
  const answer = await request('POST', 'users/records', entry)
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

function signIn(identity: string, password: string, from = anywhere()): Promise<Response> {
  return request('POST', 'users/auth-with-password', { identity, password }, undefined, from)
}

function request(
  method: string,
  path: string,
  body?: object,
  token?: string,
  from = anywhere(),
): Promise<Response> {
  return fetch(`${product.url}/api/collections/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-real-ip': from,
      ...(token && { authorization: token }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}
