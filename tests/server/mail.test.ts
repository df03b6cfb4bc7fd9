import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askFromAnywhere } from '../support/ask-from-anywhere'
import { askUsers } from '../support/ask-users'
import type { MailSink } from '../support/mail-sink'
import { startMailingProduct } from '../support/mailing-product'
import type { Mail } from '../support/read-mail'
import type { Product } from '../support/product'
import { readAnswer, type Answer } from '../support/read-answer'
import { statusOf } from '../support/sessions'
import { PASSWORD, signUp as signUpAt } from '../support/sign-up'
import { freshEmail } from '../support/strangers'
import { until } from '../support/until'
import { allRecords, asSuperuser, makeUser, type TestUser } from '../support/users'

/** Accounts where mail is set up: each test reads the real mails and follows their links. */

let sink: MailSink
let product: Product
let close: () => Promise<void>
beforeAll(async () => {
  const env = {
    TRUSTED_PROXY: 'X-Real-IP',
    APP_URL: 'https://scores.example',
    MAIL_FROM: 'Turbo Scores <scores@scores.example>',
  }
  ;({ product, sink, close } = await startMailingProduct({ leagues: [], env }))
})
afterAll(() => close?.())

const CONFIRM = 'Confirm your email'
const RESET = 'Reset your'
const HAS_ACCOUNT = 'You have a Turbo Scores account'

it('the server greets the mail server by its own name', async () => {
  const email = freshEmail()
  await signUp(email)
  await sink.next(email, CONFIRM)
  expect(new Set(sink.greetings())).toEqual(new Set(['EHLO scores.example']))
})

describe('a sign-up', () => {
  it('saves the names, lets nobody in before the link is followed, and gives the verified tier after it', async () => {
    const email = freshEmail()
    const { status, body } = await signUp(email)
    expect(status).toBe(200)
    expect(body).toMatchObject({ first_name: 'Ann', last_name: 'Fan', display_name: 'Ann Fan' })
    expect(body['confirmation']).toMatchObject({ mail: 'sent', nextInS: 60 })
    expect(await signIn(email)).toMatchObject({ status: 400 })
    const token = tokenOf(await sink.next(email, CONFIRM), '/confirm-email')
    expect((await look(token)).body).toEqual({ kind: 'confirm', state: 'good' })
    expect((await confirm(token)).status).toBe(204)
    const { body: inside } = await signIn(email)
    expect(inside['record']).toMatchObject({ verified: true, tier: 'verified', awaits_proof: false })
    expect((inside['record'] as { can: string[] }).can).toContain('view_betting_odds')
  })

  it('sends a mail with a text and an HTML part, from the configured sender', async () => {
    const email = freshEmail()
    await signUp(email)
    const mail = await sink.next(email, CONFIRM)
    expect(mail.headers.get('from')).toContain('Turbo Scores')
    expect(mail.headers.get('from')).toContain('<scores@scores.example>')
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
    const link = `https://scores.example/confirm-email?token=${tokenOf(mail, '/confirm-email')}`
    expect(mail.text).toContain(`Confirm my email:\n${link}`)
    expect(mail.html).toContain(`href="${link}"`)
  })

  it('is confirmed by its link, however often it is followed', async () => {
    const email = freshEmail()
    await signUp(email)
    const token = tokenOf(await sink.next(email, CONFIRM), '/confirm-email')
    expect((await confirm(token)).status).toBe(204)
    expect((await confirm(token)).status).toBe(204)
    expect((await look(token)).body).toEqual({ kind: 'confirm', state: 'done' })
  })

  it('says how long to wait before another mail, and sends none before', async () => {
    const email = freshEmail()
    await signUp(email)
    await sink.next(email, CONFIRM)
    const again = await ask('request-verification', { email })
    expect(again.status).toBe(429)
    const waitS = Number(again.headers.get('retry-after'))
    expect(waitS).toBeGreaterThan(0)
    expect(waitS).toBeLessThanOrEqual(60)
    expect(again.body['nextInS']).toBe(waitS)
    expect(again.body['message']).toContain('rate limit')
    expect(Date.parse(String(again.body['nextAt']))).toBeGreaterThan(Date.now())
    expect(await allTo(email)).toHaveLength(1)
  })

  it('begins anew when nobody confirmed it: the last password counts, and earlier links are dead', async () => {
    const email = freshEmail()
    await signUp(email, 'Overtime-5-Goals')
    const first = tokenOf(await sink.next(email, CONFIRM), '/confirm-email')
    expect((await signUp(email)).status).toBe(200)
    expect((await look(first)).body).toEqual({ kind: 'confirm', state: 'dead' })
    expect((await confirm(first)).status).toBe(400)
    await forgetPace()
    await ask('request-verification', { email })
    const second = await until('a second mail', () => sink.to(email)[1])
    expect((await confirm(tokenOf(second, '/confirm-email'))).status).toBe(204)
    expect((await signIn(email, 'Overtime-5-Goals')).status).toBe(400)
    expect((await signIn(email)).status).toBe(200)
  })

  it('that is repeated at once gets its own letter as well, though later, and only one', async () => {
    const email = freshEmail()
    await signUp(email)
    await sink.next(email, CONFIRM)
    const again = [await signUp(email), await signUp(email)]
    for (const { body } of again) {
      const { nextInS } = body['confirmation'] as { nextInS: number }
      expect(nextInS).toBeGreaterThan(60)
      expect(nextInS).toBeLessThanOrEqual(120)
    }
    const waiting = await lettersTo(email)
    expect(waiting).toHaveLength(1)
    const inMs = waiting[0]!.due - Date.now()
    expect(inMs).toBeGreaterThan(30_000)
    expect(inMs).toBeLessThanOrEqual(60_000)
    expect((await ask('request-verification', { email })).status).toBe(429)
    // A minute later.
    await asSuperuser(product, 'PATCH', `collections/letters/records/${waiting[0]!.id}`, { due: Date.now() })
    await signUp(freshEmail())
    const mail = await until('a second mail', () => sink.to(email)[1])
    expect((await confirm(tokenOf(mail, '/confirm-email'))).status).toBe(204)
    expect((await signIn(email)).status).toBe(200)
  })

  it('reveals in no answer whether there was an account, not even when signing in afterwards', async () => {
    const known = await makeUser(product)
    const unknown = freshEmail()
    for (const email of [known.email, unknown]) {
      expect((await signUp(email)).body['confirmation']).toMatchObject({ mail: 'sent', nextInS: 60 })
      const { status, body } = await signIn(email)
      expect([status, body]).toEqual([400, { status: 400, message: 'Failed to authenticate.', data: {} }])
    }
    await sink.next(known.email, HAS_ACCOUNT)
    await sink.next(unknown, CONFIRM)
    expect(await allTo(known.email)).toHaveLength(1)
  })
})

describe('a link that does not work', () => {
  it.each([
    [
      'confirm-verification',
      'verification',
      'This confirmation link has expired. Please sign in and request a new confirmation email.',
    ],
    [
      'confirm-password-reset',
      'passwordReset',
      'Invalid or expired reset link. Please request a new password reset.',
    ],
  ])('is answered by %s with the news that it has expired', async (action, type, text) => {
    const claims = { type, email: 'a@b.example', exp: Math.floor(Date.now() / 1000) - 60 }
    const token = `${['{"alg":"HS256"}', JSON.stringify(claims)].map((part) => Buffer.from(part).toString('base64url')).join('.')}.x`
    const { status, body } = await ask(action, { token, password: PASSWORD, passwordConfirm: PASSWORD })
    expect([status, body]).toMatchObject([400, { message: text, data: { token: { code: 'otp_expired' } } }])
    expect((await look(token)).body).toMatchObject({ state: 'expired' })
  })

  it.each(['', 'nonsense', 'a.b.c', 'x'.repeat(3000)])('was never ours and is dead: %.12s', async (token) => {
    expect((await look(token)).body).toEqual({ kind: 'unknown', state: 'dead' })
    expect((await confirm(token)).status).toBe(400)
  })
})

describe('a password reset', () => {
  it('sets the password once, ends all sessions, proves the address, and the owner is told', async () => {
    const user = await makeUser(product, { record: { verified: false } })
    expect((await ask('request-password-reset', { email: user.email })).status).toBe(200)
    const token = tokenOf(await sink.next(user.email, RESET), '/reset-password')
    expect((await look(token)).body).toEqual({ kind: 'reset', state: 'good' })
    const weak = await reset(token, 'football')
    expect(weak.body).toMatchObject({ data: { password: { code: 'validation_weak_password' } } })
    expect((await reset(token, 'Overtime-5-Goals')).status).toBe(204)
    expect((await reset(token, 'Overtime-6-Goals')).status).toBe(400)
    expect((await look(token)).body).toEqual({ kind: 'reset', state: 'dead' })
    expect(await statusOf(product, user.token)).toBe(401)
    const { body } = await signIn(user.email, 'Overtime-5-Goals')
    expect(body['record']).toMatchObject({ verified: true, tier: 'verified' })
    await sink.next(user.email, 'password was changed')
    expect(await allTo(user.email)).toHaveLength(2)
  })

  it('is answered alike for a known and for an unknown address, and the unknown one gets no mail', async () => {
    const known = await makeUser(product)
    const unknown = freshEmail()
    const answers = [
      await ask('request-password-reset', { email: known.email }),
      await ask('request-password-reset', { email: unknown }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(Object.keys(body).toSorted()).toEqual(['nextAt', 'nextInS'])
    }
    await sink.next(known.email, RESET)
    expect(await allTo(unknown)).toEqual([])
    for (const { email } of [known, { email: unknown }])
      expect((await ask('request-password-reset', { email })).status).toBe(429)
  })
})

describe('a sign-in code', () => {
  it('is offered where mail is set up', async () => {
    const answer = await fetch(`${product.url}/api/account/ways`)
    expect(await answer.json()).toEqual({ code: true, providers: [] })
  })

  it('signs a confirmed user in once, and leaves the password as it is', async () => {
    const user = await makeUser(product)
    const { body } = await ask('request-otp', { email: user.email })
    const mail = await sink.next(user.email, 'code')
    const [, code = ''] = /\n(\d{6})\n/.exec(mail.text) ?? []
    expect(mail.html).toContain(`>${code}<`)
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await enter(body['otpId'], wrong)).status).toBe(400)
    const entered = await enter(body['otpId'], code)
    expect(entered.status).toBe(200)
    expect(entered.body['record']).toMatchObject({ id: user.id })
    expect((await enter(body['otpId'], code)).status).toBe(400)
    expect((await signIn(user.email, user.password)).status).toBe(200)
  })

  it('can be tried five times, from whatever networks, and then not even the right one is taken', async () => {
    const user = await makeUser(product)
    const { body } = await ask('request-otp', { email: user.email })
    const [, code = ''] = /\n(\d{6})\n/.exec((await sink.next(user.email, 'code')).text) ?? []
    const wrong = code === '000000' ? '000001' : '000000'
    const statuses = []
    for (const digits of [wrong, wrong, wrong, wrong, wrong, code])
      statuses.push((await enter(body['otpId'], digits)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400])
    const entered = await ask('auth-with-otp', { otpId: body['otpId'], password: code })
    expect(entered.body['message']).toBe('Invalid or expired OTP.')
  })

  it('is not made for an unconfirmed user, who gets the confirmation link instead', async () => {
    const user = await makeUser(product, { record: { verified: false } })
    const { body } = await ask('request-otp', { email: user.email })
    expect(body['otpId']).toMatch(/^[a-z0-9]{15}$/)
    await sink.next(user.email, CONFIRM)
    expect(
      (await allRecords<{ recordRef: string }>(product, '_otps')).map((row) => row.recordRef),
    ).not.toContain(user.id)
  })

  it('is answered alike for an unknown address', async () => {
    const email = freshEmail()
    const { status, body } = await ask('request-otp', { email })
    expect([status, Object.keys(body).toSorted()]).toEqual([200, ['nextAt', 'nextInS', 'otpId']])
    expect((await enter(body['otpId'], '123456')).status).toBe(400)
    expect(await allTo(email)).toEqual([])
  })
})

describe('a change of address', () => {
  it('needs the link and the password, ends all sessions, and is reported to the old address', async () => {
    const user = await makeUser(product, { record: { verified: false } })
    const newEmail = freshEmail()
    expect((await changeTo(newEmail, user)).status).toBe(204)
    const token = tokenOf(await sink.next(newEmail, 'new email'), '/confirm-email', 'kind=change&')
    expect((await look(token)).body).toEqual({ kind: 'change', state: 'good' })
    expect(await change(token, 'Wrong-1-Pass')).toMatchObject({
      status: 400,
      body: { data: { password: {} } },
    })
    expect((await change(token, user.password)).status).toBe(204)
    expect(await statusOf(product, user.token)).toBe(401)
    expect((await signIn(user.email, user.password)).status).toBe(400)
    const { body } = await signIn(newEmail, user.password)
    expect(body['record']).toMatchObject({ id: user.id, email: newEmail, tier: 'verified' })
    const told = await sink.next(user.email, 'email was changed')
    expect(told.text).not.toContain(newEmail)
    expect((await look(token)).body).toEqual({ kind: 'change', state: 'dead' })
    expect((await change(token, user.password)).status).toBe(400)
  })

  it('takes no address with a name around it, which would have letters of its own for the same inbox', async () => {
    const [user, inbox] = [await makeUser(product), freshEmail()]
    for (const address of [`<${inbox}>`, `fan<${inbox}>`, `(fan)${inbox}`])
      expect(await changeTo(address, user)).toMatchObject({ status: 400, body: { data: { newEmail: {} } } })
    expect(await allTo(inbox)).toEqual([])
  })

  it('takes over an address with which somebody has signed up and that nobody has proved', async () => {
    const [user, newEmail] = [await makeUser(product), freshEmail()]
    await signUp(newEmail)
    expect((await changeTo(newEmail, user)).status).toBe(204)
    const token = tokenOf(await sink.next(newEmail, 'new email'), '/confirm-email', 'kind=change&')
    // Asking for the link and guessing at the password take nothing away.
    expect((await change(token, 'Wrong-1-Pass')).status).toBe(400)
    expect(await accountsOf(newEmail)).toMatchObject([{ awaits_proof: true }])
    expect((await change(token, user.password)).status).toBe(204)
    expect(await accountsOf(newEmail)).toMatchObject([{ id: user.id, verified: true }])
  })

  it('is refused for a wrong password before anything is mailed, and says when the next mail can go', async () => {
    const user = await makeUser(product)
    const newEmail = freshEmail()
    const wrong = await changeTo(newEmail, { ...user, password: 'Wrong-1-Pass' })
    expect(wrong).toMatchObject({ status: 400, body: { data: { password: {} } } })
    expect((await changeTo(newEmail, user)).status).toBe(204)
    const paced = await changeTo(newEmail, user)
    expect(paced).toMatchObject({ status: 429, body: { nextInS: expect.any(Number) as number } })
    await sink.next(newEmail, 'new email')
    expect(await allTo(newEmail)).toHaveLength(1)
  })

  it('cannot be used to guess the password with a stolen token', async () => {
    const user = await makeUser(product)
    const newEmail = freshEmail()
    await changeTo(newEmail, user)
    const token = tokenOf(await sink.next(newEmail, 'new email'), '/confirm-email', 'kind=change&')
    const statuses = []
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await change(token, `Wrong-${guess}-Pass`)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })
})

async function lettersTo(address: string) {
  const all = await allRecords<{ id: string; recipient: string; due: number }>(product, 'letters')
  return all.filter(({ recipient }) => recipient === address)
}

async function accountsOf(address: string): Promise<readonly object[]> {
  return (await allRecords<{ email: string }>(product, 'users')).filter(({ email }) => email === address)
}

/** All mails to an address, once no letter waits: a stored letter that should not exist has then arrived too. */
async function allTo(email: string): Promise<readonly Mail[]> {
  await until('all letters to be sent that are not for later', async () =>
    (await allRecords<{ due: number }>(product, 'letters')).every(({ due }) => due > Date.now()),
  )
  return sink.to(email)
}

/** The token of the link in both parts of a mail. */
function tokenOf(mail: Mail, page: string, query = ''): string {
  const [inText, inHtml] = [mail.text, mail.html].map(
    (part) =>
      part
        .replaceAll('&amp;', '&')
        .split(`https://scores.example${page}?${query}token=`)[1]
        ?.match(/^[\w.-]+/)?.[0],
  )
  expect(inText).toBeDefined()
  expect(inHtml).toBe(inText)
  return inText!
}

const ask = (action: string, body: object) => askUsers(product, action, body)
const signUp = (email: string, password?: string) => signUpAt(product, email, password)
const signIn = (identity: string, password = PASSWORD) => ask('auth-with-password', { identity, password })
const confirm = (token: string) => ask('confirm-verification', { token })
const reset = (token: string, password: string) =>
  ask('confirm-password-reset', { token, password, passwordConfirm: password })
const enter = (otpId: unknown, code: string) => ask('auth-with-otp', { otpId, password: code })
const change = (token: string, password: string) => ask('confirm-email-change', { token, password })

function look(token: string): Promise<Answer> {
  return readAnswer(askFromAnywhere(product, 'POST', '/api/account/link', { body: { token } }))
}

function changeTo(newEmail: string, { token, password }: TestUser): Promise<Answer> {
  return askUsers(product, 'request-email-change', { newEmail, password }, { token })
}

/** Forgets the recent tries, as if a minute had passed. */
async function forgetPace(): Promise<void> {
  for (const { id } of await allRecords<{ id: string }>(product, 'password_guesses'))
    await asSuperuser(product, 'DELETE', `collections/password_guesses/records/${id}`)
}
