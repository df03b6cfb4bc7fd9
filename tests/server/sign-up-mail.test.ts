import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../src/domain/people/links/link-token'
import { askFromAnywhere } from '../support/ask-from-anywhere'
import { askUsers } from '../support/ask-users'
import { allTo, lookAtLink, startLinkMailer, tokenOf } from '../support/mailed-links'
import type { MailingProduct } from '../support/mailing-product'
import type { Mail } from '../support/read-mail'
import { PASSWORD, signUp as signUpAt } from '../support/sign-up'
import { freshEmail } from '../support/strangers'
import { until } from '../support/until'
import { allRecords, asSuperuser, makeUser } from '../support/users'

/** Signing up where mail is set up, up to the link that confirms the address, and links that do not work. */

let mailer: MailingProduct
beforeAll(async () => {
  mailer = await startLinkMailer()
})
afterAll(() => mailer?.close())

const CONFIRM = 'Confirm your email'
const HAS_ACCOUNT = 'You have a Turbo Scores account'

it('the server greets the mail server by its own name', async () => {
  const email = freshEmail()
  await signUp(email)
  await mailer.sink.next(email, CONFIRM)
  expect(new Set(mailer.sink.greetings())).toEqual(new Set(['EHLO scores.example']))
})

describe('a sign-up', () => {
  it('saves the names, lets nobody in before the link is followed, and gives the verified tier after it', async () => {
    const email = freshEmail()
    const { status, body } = await signUp(email)
    expect(status).toBe(200)
    expect(body).toMatchObject({ first_name: 'Ann', last_name: 'Fan', display_name: 'Ann Fan' })
    expect(body['confirmation']).toMatchObject({ mail: 'sent', nextInS: 60 })
    expect(await signIn(email)).toMatchObject({ status: 400 })
    const token = tokenOf(await mailer.sink.next(email, CONFIRM), '/confirm-email')
    expect((await look(token)).body).toEqual({ kind: 'confirm', state: 'good' })
    expect((await confirm(token)).status).toBe(204)
    const { body: inside } = await signIn(email)
    expect(inside['record']).toMatchObject({ verified: true, tier: 'verified', awaits_proof: false })
    expect((inside['record'] as { can: string[] }).can).toContain('view_betting_odds')
  })

  it('sends a mail with a text and an HTML part, from the configured sender', async () => {
    const email = freshEmail()
    await signUp(email)
    const mail = await mailer.sink.next(email, CONFIRM)
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
    const token = tokenOf(await mailer.sink.next(email, CONFIRM), '/confirm-email')
    expect((await confirm(token)).status).toBe(204)
    expect((await confirm(token)).status).toBe(204)
    expect((await look(token)).body).toEqual({ kind: 'confirm', state: 'done' })
  })

  it('is entered at once after the link, however often `I clicked the link` was pressed before it', async () => {
    const email = freshEmail()
    await signUp(email)
    const token = tokenOf(await mailer.sink.next(email, CONFIRM), '/confirm-email')
    const statuses = []
    for (let press = 0; press < 11; press++) statuses.push((await signIn(email)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    expect((await confirm(token)).status).toBe(204)
    expect((await signIn(email)).status).toBe(200)
  })

  it('says how long to wait before another mail, and sends none before', async () => {
    const email = freshEmail()
    await signUp(email)
    await mailer.sink.next(email, CONFIRM)
    const again = await ask('request-verification', { email })
    expect(again.status).toBe(429)
    const waitS = Number(again.headers.get('retry-after'))
    expect(waitS).toBeGreaterThan(0)
    expect(waitS).toBeLessThanOrEqual(60)
    expect(again.body['nextInS']).toBe(waitS)
    expect(again.body['message']).toContain('rate limit')
    expect(Date.parse(String(again.body['nextAt']))).toBeGreaterThan(Date.now())
    expect(await allTo(mailer, email)).toHaveLength(1)
  })

  it('begins anew when nobody confirmed it: the last password counts, and earlier links are dead', async () => {
    const email = freshEmail()
    await signUp(email, 'Overtime-5-Goals')
    const first = tokenOf(await mailer.sink.next(email, CONFIRM), '/confirm-email')
    expect((await signUp(email)).status).toBe(200)
    expect((await look(first)).body).toEqual({ kind: 'confirm', state: 'dead' })
    expect((await confirm(first)).status).toBe(400)
    await forgetPace()
    await ask('request-verification', { email })
    const second = await until('a second mail', () => mailer.sink.to(email)[1])
    expect((await confirm(tokenOf(second, '/confirm-email'))).status).toBe(204)
    expect((await signIn(email, 'Overtime-5-Goals')).status).toBe(400)
    expect((await signIn(email)).status).toBe(200)
  })

  it('that is repeated at once gets its own letter as well, though later, and only one', async () => {
    const email = freshEmail()
    await signUp(email)
    await mailer.sink.next(email, CONFIRM)
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
    await asSuperuser(mailer.product, 'PATCH', `collections/letters/records/${waiting[0]!.id}`, {
      due: Date.now(),
    })
    await signUp(freshEmail())
    const mail = await until('a second mail', () => mailer.sink.to(email)[1])
    expect((await confirm(tokenOf(mail, '/confirm-email'))).status).toBe(204)
    expect((await signIn(email)).status).toBe(200)
  })

  it('reveals in no answer whether there was an account, not even when signing in afterwards', async () => {
    const known = await makeUser(mailer.product)
    const unknown = freshEmail()
    for (const email of [known.email, unknown]) {
      expect((await signUp(email)).body['confirmation']).toMatchObject({ mail: 'sent', nextInS: 60 })
      const { status, body } = await signIn(email)
      expect([status, body]).toEqual([400, { status: 400, message: 'Failed to authenticate.', data: {} }])
    }
    await mailer.sink.next(known.email, HAS_ACCOUNT)
    await mailer.sink.next(unknown, CONFIRM)
    expect(await allTo(mailer, known.email)).toHaveLength(1)
  })
})

describe('an invited person who does not follow the invitation', () => {
  const INVITED = 'invited'

  it('is invited once more by each mail after signing up, and its link chooses the password that opens the account', async () => {
    const email = freshEmail()
    await invite(email)
    await mailer.sink.next(email, INVITED)
    const stranger = freshEmail()
    const [taken, free] = [await signUp(email), await signUp(stranger)]
    expect([taken.status, taken.body['confirmation']]).toMatchObject([200, { mail: 'sent', nextInS: 60 }])
    expect(Object.keys(taken.body).toSorted()).toEqual(Object.keys(free.body).toSorted())
    await until('a second mail', () => mailer.sink.to(email)[1])
    await forgetPace()
    const [again, other] = [
      await ask('request-verification', { email }),
      await ask('request-verification', { email: stranger }),
    ]
    expect([again.status, Object.keys(again.body)]).toEqual([other.status, Object.keys(other.body)])
    const last = await until('a third mail', () => mailer.sink.to(email)[2])
    const subjects = (await allTo(mailer, email)).map(({ headers }) => headers.get('subject'))
    expect(subjects).toEqual(Array.from({ length: 3 }, () => 'You are invited to Turbo Scores'))
    const token = tokenOf(last, '/reset-password')
    expect((await look(token)).body).toEqual({ kind: 'reset', state: 'good', isInvitation: true })
    const chosen = { token, password: PASSWORD, passwordConfirm: PASSWORD }
    expect((await ask('confirm-password-reset', chosen)).status).toBe(204)
    expect((await signIn(email)).body['record']).toMatchObject({ verified: true, first_name: 'Ida' })
  })

  it('gets a second mail when an operator repeats the invitation, and can follow either', async () => {
    const email = freshEmail()
    await invite(email)
    await invite(email)
    const [first, second] = await until('two mails', () => {
      const mails = mailer.sink.to(email)
      return mails.length === 2 && mails
    })
    const choose = (mail: Mail) =>
      ask('confirm-password-reset', {
        token: tokenOf(mail, '/reset-password'),
        password: PASSWORD,
        passwordConfirm: PASSWORD,
      })
    expect((await choose(second!)).status).toBe(204)
    expect((await choose(first!)).status).toBe(400)
    expect((await askToInvite(email)).status).toBe(400)
  })

  it('has an account like everybody else once the password is chosen', async () => {
    const email = freshEmail()
    await invite(email)
    const token = tokenOf(await mailer.sink.next(email, INVITED), '/reset-password')
    const chosen = { token, password: PASSWORD, passwordConfirm: PASSWORD }
    expect((await ask('confirm-password-reset', chosen)).status).toBe(204)
    await signUp(email)
    await mailer.sink.next(email, HAS_ACCOUNT)
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
    const token = expiredToken(type, 'a@b.example')
    const { status, body } = await ask(action, { token, password: PASSWORD, passwordConfirm: PASSWORD })
    expect([status, body]).toMatchObject([400, { message: text, data: { token: { code: 'otp_expired' } } }])
    expect((await look(token)).body).toMatchObject({ state: 'expired' })
  })

  it('tells for which address to ask for the next one, and that one confirms', async () => {
    const email = freshEmail()
    await signUp(email)
    const first = tokenOf(await mailer.sink.next(email, CONFIRM), '/confirm-email')
    expect(addressOf(first, atob)).toBe(email)
    const expired = expiredToken('verification', email)
    expect((await confirm(expired)).body).toMatchObject({ data: { token: { code: 'otp_expired' } } })
    await forgetPace()
    expect((await ask('request-verification', { email: addressOf(expired, atob) })).status).toBe(200)
    const mail = await until('a second mail', () => mailer.sink.to(email)[1])
    expect((await confirm(tokenOf(mail, '/confirm-email'))).status).toBe(204)
    expect((await signIn(email)).status).toBe(200)
  })

  it.each(['', 'nonsense', 'a.b.c', 'x'.repeat(3000)])('was never ours and is dead: %.12s', async (token) => {
    expect((await look(token)).body).toEqual({ kind: 'unknown', state: 'dead' })
    expect((await confirm(token)).status).toBe(400)
  })
})

/** As PocketBase writes them, but for the signature, which is not looked at once the time is over. */
function expiredToken(type: string, email: string): string {
  const claims = { type, email, exp: Math.floor(Date.now() / 1000) - 60 }
  const parts = ['{"alg":"HS256"}', JSON.stringify(claims)]
  return `${parts.map((part) => Buffer.from(part).toString('base64url')).join('.')}.x`
}

async function invite(email: string) {
  expect(await (await askToInvite(email)).json()).toEqual({ kind: 'mailed' })
}

async function askToInvite(email: string): Promise<Response> {
  const { token } = await makeUser(mailer.product, { tier: 'admin' })
  const body = { email, first_name: 'Ida', last_name: 'Fan' }
  return askFromAnywhere(mailer.product, 'POST', '/api/console/invite', { body, token })
}

async function lettersTo(address: string) {
  const all = await allRecords<{ id: string; recipient: string; due: number }>(mailer.product, 'letters')
  return all.filter(({ recipient }) => recipient === address)
}

const ask = (action: string, body: object) => askUsers(mailer.product, action, body)
const signUp = (email: string, password?: string) => signUpAt(mailer.product, email, password)
const signIn = (identity: string, password = PASSWORD) => ask('auth-with-password', { identity, password })
const confirm = (token: string) => ask('confirm-verification', { token })
const look = (token: string) => lookAtLink(mailer.product, token)

/** Forgets the recent tries, as if a minute had passed. */
async function forgetPace(): Promise<void> {
  for (const { id } of await allRecords<{ id: string }>(mailer.product, 'password_guesses'))
    await asSuperuser(mailer.product, 'DELETE', `collections/password_guesses/records/${id}`)
}
