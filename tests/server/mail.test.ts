import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askUsers } from '../support/ask-users'
import { allTo, lookAtLink, startLinkMailer, tokenOf } from '../support/mailed-links'
import type { MailingProduct } from '../support/mailing-product'
import type { Answer } from '../support/read-answer'
import { statusOf } from '../support/sessions'
import { signUp } from '../support/sign-up'
import { freshEmail } from '../support/strangers'
import { allRecords, makeUser, type TestUser } from '../support/users'

/**
 * What owners of accounts do by mail: reset a password, sign in with a code, change their address. Each test reads the
 * real mails and follows their links.
 */

let mailer: MailingProduct
beforeAll(async () => {
  mailer = await startLinkMailer()
})
afterAll(() => mailer?.close())

const CONFIRM = 'Confirm your email'
const RESET = 'Reset your'

describe('a password reset', () => {
  it('sets the password once, ends all sessions, proves the address, and the owner is told', async () => {
    const user = await makeUser(mailer.product, { record: { verified: false } })
    expect((await ask('request-password-reset', { email: user.email })).status).toBe(200)
    const token = tokenOf(await mailer.sink.next(user.email, RESET), '/reset-password')
    expect((await look(token)).body).toEqual({ kind: 'reset', state: 'good' })
    const weak = await reset(token, 'football')
    expect(weak.body).toMatchObject({ data: { password: { code: 'validation_weak_password' } } })
    expect((await reset(token, 'Overtime-5-Goals')).status).toBe(204)
    expect((await reset(token, 'Overtime-6-Goals')).status).toBe(400)
    expect((await look(token)).body).toEqual({ kind: 'reset', state: 'dead' })
    expect(await statusOf(mailer.product, user.token)).toBe(401)
    const { body } = await signIn(user.email, 'Overtime-5-Goals')
    expect(body['record']).toMatchObject({ verified: true, tier: 'verified' })
    await mailer.sink.next(user.email, 'password was changed')
    expect(await allTo(mailer, user.email)).toHaveLength(2)
  })

  it('is answered alike for a known and for an unknown address, and the unknown one gets no mail', async () => {
    const known = await makeUser(mailer.product)
    const unknown = freshEmail()
    const answers = [
      await ask('request-password-reset', { email: known.email }),
      await ask('request-password-reset', { email: unknown }),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(Object.keys(body).toSorted()).toEqual(['nextAt', 'nextInS'])
    }
    await mailer.sink.next(known.email, RESET)
    expect(await allTo(mailer, unknown)).toEqual([])
    for (const { email } of [known, { email: unknown }])
      expect((await ask('request-password-reset', { email })).status).toBe(429)
  })
})

describe('a sign-in code', () => {
  it('is offered where mail is set up', async () => {
    const answer = await fetch(`${mailer.product.url}/api/account/ways`)
    expect(await answer.json()).toEqual({ code: true, providers: [] })
  })

  it('signs a confirmed user in once, and leaves the password as it is', async () => {
    const user = await makeUser(mailer.product)
    const { body } = await ask('request-otp', { email: user.email })
    const mail = await mailer.sink.next(user.email, 'code')
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
    const user = await makeUser(mailer.product)
    const { body } = await ask('request-otp', { email: user.email })
    const [, code = ''] = /\n(\d{6})\n/.exec((await mailer.sink.next(user.email, 'code')).text) ?? []
    const wrong = code === '000000' ? '000001' : '000000'
    const statuses = []
    for (const digits of [wrong, wrong, wrong, wrong, wrong, code])
      statuses.push((await enter(body['otpId'], digits)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400])
    const entered = await ask('auth-with-otp', { otpId: body['otpId'], password: code })
    expect(entered.body['message']).toBe('Invalid or expired OTP.')
  })

  it('is not made for an unconfirmed user, who gets the confirmation link instead', async () => {
    const user = await makeUser(mailer.product, { record: { verified: false } })
    const { body } = await ask('request-otp', { email: user.email })
    expect(body['otpId']).toMatch(/^[a-z0-9]{15}$/)
    await mailer.sink.next(user.email, CONFIRM)
    expect(
      (await allRecords<{ recordRef: string }>(mailer.product, '_otps')).map((row) => row.recordRef),
    ).not.toContain(user.id)
  })

  it('is answered alike for an unknown address', async () => {
    const email = freshEmail()
    const { status, body } = await ask('request-otp', { email })
    expect([status, Object.keys(body).toSorted()]).toEqual([200, ['nextAt', 'nextInS', 'otpId']])
    expect((await enter(body['otpId'], '123456')).status).toBe(400)
    expect(await allTo(mailer, email)).toEqual([])
  })
})

describe('a change of address', () => {
  it('needs the link and the password, ends all sessions, and is reported to the old address', async () => {
    const user = await makeUser(mailer.product, { record: { verified: false } })
    const newEmail = freshEmail()
    expect((await changeTo(newEmail, user)).status).toBe(204)
    const token = tokenOf(await mailer.sink.next(newEmail, 'new email'), '/confirm-email', 'kind=change&')
    expect((await look(token)).body).toEqual({ kind: 'change', state: 'good' })
    expect(await change(token, 'Wrong-1-Pass')).toMatchObject({
      status: 400,
      body: { data: { password: {} } },
    })
    expect((await change(token, user.password)).status).toBe(204)
    expect(await statusOf(mailer.product, user.token)).toBe(401)
    expect((await signIn(user.email, user.password)).status).toBe(400)
    const { body } = await signIn(newEmail, user.password)
    expect(body['record']).toMatchObject({ id: user.id, email: newEmail, tier: 'verified' })
    const told = await mailer.sink.next(user.email, 'email was changed')
    expect(told.text).not.toContain(newEmail)
    expect((await look(token)).body).toEqual({ kind: 'change', state: 'dead' })
    expect((await change(token, user.password)).status).toBe(400)
  })

  it('takes no address with a name around it, which would have letters of its own for the same inbox', async () => {
    const [user, inbox] = [await makeUser(mailer.product), freshEmail()]
    for (const address of [`<${inbox}>`, `fan<${inbox}>`, `(fan)${inbox}`])
      expect(await changeTo(address, user)).toMatchObject({ status: 400, body: { data: { newEmail: {} } } })
    expect(await allTo(mailer, inbox)).toEqual([])
  })

  it('takes over an address with which somebody has signed up and that nobody has proved', async () => {
    const [user, newEmail] = [await makeUser(mailer.product), freshEmail()]
    await signUp(mailer.product, newEmail)
    expect((await changeTo(newEmail, user)).status).toBe(204)
    const token = tokenOf(await mailer.sink.next(newEmail, 'new email'), '/confirm-email', 'kind=change&')
    // Asking for the link and guessing at the password take nothing away.
    expect((await change(token, 'Wrong-1-Pass')).status).toBe(400)
    expect(await accountsOf(newEmail)).toMatchObject([{ awaits_proof: true }])
    expect((await change(token, user.password)).status).toBe(204)
    expect(await accountsOf(newEmail)).toMatchObject([{ id: user.id, verified: true }])
  })

  it('is refused for a wrong password before anything is mailed, and says when the next mail can go', async () => {
    const user = await makeUser(mailer.product)
    const newEmail = freshEmail()
    const wrong = await changeTo(newEmail, { ...user, password: 'Wrong-1-Pass' })
    expect(wrong).toMatchObject({ status: 400, body: { data: { password: {} } } })
    expect((await changeTo(newEmail, user)).status).toBe(204)
    const paced = await changeTo(newEmail, user)
    expect(paced).toMatchObject({ status: 429, body: { nextInS: expect.any(Number) as number } })
    await mailer.sink.next(newEmail, 'new email')
    expect(await allTo(mailer, newEmail)).toHaveLength(1)
  })

  it('cannot be used to guess the password with a stolen token', async () => {
    const user = await makeUser(mailer.product)
    const newEmail = freshEmail()
    await changeTo(newEmail, user)
    const token = tokenOf(await mailer.sink.next(newEmail, 'new email'), '/confirm-email', 'kind=change&')
    const statuses = []
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await change(token, `Wrong-${guess}-Pass`)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })
})

async function accountsOf(address: string): Promise<readonly object[]> {
  return (await allRecords<{ email: string }>(mailer.product, 'users')).filter(
    ({ email }) => email === address,
  )
}

const ask = (action: string, body: object) => askUsers(mailer.product, action, body)
const signIn = (identity: string, password: string) => ask('auth-with-password', { identity, password })
const reset = (token: string, password: string) =>
  ask('confirm-password-reset', { token, password, passwordConfirm: password })
const enter = (otpId: unknown, code: string) => ask('auth-with-otp', { otpId, password: code })
const change = (token: string, password: string) => ask('confirm-email-change', { token, password })
const look = (token: string) => lookAtLink(mailer.product, token)

function changeTo(newEmail: string, { token, password }: TestUser): Promise<Answer> {
  return askUsers(mailer.product, 'request-email-change', { newEmail, password }, { token })
}
