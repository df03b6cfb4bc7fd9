import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CROWDED } from '../../../src/domain/people/budgets/password-crowd'
import { DAY_MS } from '../../../src/domain/time/intervals'
import { ageGuesses } from '../../support/age-guesses'
import { askFromAnywhere } from '../../support/ask-from-anywhere'
import { startProduct, type Product } from '../../support/product'
import { freshAddress, freshEmail } from '../../support/strangers'
import { allRecords, makeUser, type TestUser } from '../../support/users'

/** Guess after guess at a password, by every way that checks one. */

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

/** The number of guesses that are admitted for one account in a quarter of an hour. */
const GUESSES = 10
const WRONG = 'Wrong-1-Guess'
const TOO_MANY = 'Too many tries. Please wait a moment and try again.'

describe('guesses at one account', () => {
  /** A sign-in that meets a crowd is tried again, as the page does. */
  async function signIn(identity: string, password: string, from?: string): Promise<Response> {
    const answer = await signInOnce(identity, password, from)
    const isCrowded = ((await answer.clone().json()) as { code?: string }).code === CROWDED
    if (!isCrowded) return answer
    await new Promise((done) => setTimeout(done, 100))
    return signIn(identity, password, from)
  }
  const HOME = '203.0.113.9'
  const refused = { status: 429, body: expect.objectContaining({ message: TOO_MANY }) as object }
  let owner: TestUser
  beforeAll(async () => {
    owner = await makeUser(product)
    expect((await signIn(owner.email, owner.password, HOME)).status).toBe(200)
  })
  const guessAll = (identity: string) =>
    Promise.all(Array.from({ length: GUESSES }, async () => (await signIn(identity, WRONG)).status))
  const answerTo = async (identity: string, password: string) => {
    const answer = await signIn(identity, password)
    return { status: answer.status, body: (await answer.json()) as object }
  }
  /** In minutes, as people read it. */
  const waitAfter = async (identity: string) =>
    Math.ceil(Number((await signIn(identity, WRONG)).headers.get('Retry-After')) / 60)

  it('end after ten, however many addresses they come from and however the account is spelled', async () => {
    expect(await guessAll(owner.email)).toEqual(Array.from({ length: GUESSES }, () => 400))
    for (const identity of [owner.email, owner.email.toUpperCase()])
      expect(await answerTo(identity, owner.password)).toEqual(refused)
  })

  it('are counted alike where there is no account', async () => {
    const unknown = freshEmail()
    expect(await guessAll(unknown)).toEqual(Array.from({ length: GUESSES }, () => 400))
    expect(await answerTo(unknown, WRONG)).toEqual(await answerTo(owner.email, WRONG))
    expect([await waitAfter(unknown), await waitAfter(owner.email)]).toEqual([15, 15])
  })

  it('do not keep out whoever makes an account afterwards, where it is entered at once', async () => {
    const email = freshEmail()
    const password = 'Overtime-5-Goals'
    await guessAll(email)
    expect((await signIn(email, WRONG)).status).toBe(429)
    const entry = { email, password, passwordConfirm: password }
    expect((await request('POST', 'users/records', entry)).status).toBe(200)
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('do not lock out the owner at an address that signed in before, and still count after that', async () => {
    expect((await signIn(owner.email, owner.password, HOME)).status).toBe(200)
    expect(await answerTo(owner.email, owner.password)).toEqual(refused)
  })

  it('are not forgotten by a restart', async () => {
    await product.kill()
    await product.start()
    expect(await answerTo(owner.email, owner.password)).toEqual(refused)
    expect((await signIn(owner.email, owner.password, HOME)).status).toBe(200)
  })

  it('are forgotten after a quarter of an hour, and not before', async () => {
    const { email, password } = await makeUser(product)
    await guessAll(email)
    await ageGuesses(product, 14)
    expect(await waitAfter(email)).toBe(1)
    expect(await answerTo(email, password)).toEqual(refused)
    await ageGuesses(product, 1)
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('are forgotten when the clock is set back by more than that: no lock lasts until its time comes again', async () => {
    const { email, password } = await makeUser(product)
    await guessAll(email)
    await ageGuesses(product, -14)
    expect(await answerTo(email, password)).toEqual(refused)
    await ageGuesses(product, -2)
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('end after ten when all of them come at once', async () => {
    const { email } = await makeUser(product)
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(email, WRONG)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(GUESSES)
  })

  it('with a stolen token, at the old password of a change, count as well', async () => {
    const { id, email, password, token } = await makeUser(product)
    const change = { oldPassword: WRONG, password: 'Overtime-5-Goals', passwordConfirm: 'Overtime-5-Goals' }
    for (let guess = 0; guess < GUESSES; guess++)
      expect((await request('PATCH', `users/records/${id}`, change, token)).status).toBe(400)
    const last = await request('PATCH', `users/records/${id}`, change, token)
    expect([last.status, Math.ceil(Number(last.headers.get('Retry-After')) / 60)]).toEqual([429, 15])
    expect((await signIn(email, password)).status).toBe(429)
  })

  it('with a stolen token count for the address that the account has, whichever the change names', async () => {
    const { id, email, token } = await makeUser(product)
    const [password, passwordConfirm] = ['Overtime-5-Goals', 'Overtime-5-Goals']
    const statuses = []
    for (let guess = 0; guess <= GUESSES; guess++) {
      const change = { oldPassword: WRONG, password, passwordConfirm, email: freshEmail() }
      statuses.push((await request('PATCH', `users/records/${id}`, change, token)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: GUESSES }, () => 400), 429])
    expect((await signIn(email, WRONG)).status).toBe(429)
  })

  it('at the old password end for the day after twenty changes, and the answer says when it ends', async () => {
    const { token } = await makeUser(product)
    const change = async () => {
      const body = { oldPassword: WRONG, password: 'Overtime-5-Goals' }
      return askFromAnywhere(product, 'POST', '/api/account/password', { body, token })
    }
    const waitS = async () => Number((await change()).headers.get('Retry-After'))
    for (let changes = 0; changes < 19; changes++) await change()
    expect(Math.ceil((await waitS()) / 60)).toBe(15)
    const midnight = Math.ceil(Date.now() / DAY_MS) * DAY_MS
    const wait = await waitS()
    expect(Math.abs(Date.now() + wait * 1000 - midnight)).toBeLessThan(5000)
  })

  it('that are right cost nothing', async () => {
    const { email, password } = await makeUser(product)
    for (let round = 0; round <= GUESSES; round++) expect((await signIn(email, password)).status).toBe(200)
  })

  it('leave neither email nor IP address in the database', async () => {
    const rows = await allRecords<object>(product, 'password_guesses')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/@|\d+\.\d+\.\d+\.\d+/)
  })
})

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
