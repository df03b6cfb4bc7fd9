import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { askUsers } from '../support/ask-users'
import { openMailSink, type MailSink } from '../support/mail-sink'
import { startMailingProduct } from '../support/mailing-product'
import type { Product } from '../support/product'
import { refuseWrites } from '../support/refuse-writes'
import { readServerLog } from '../support/server-log'
import { signUp as signUpAt } from '../support/sign-up'
import { freshEmail } from '../support/strangers'
import { until } from '../support/until'
import { allRecords, asSuperuser, makeUser } from '../support/users'

/** How a letter reaches the mail server, also one that refuses it, is away or says nothing. */

let sink: MailSink
let product: Product
let close: () => Promise<void>
beforeAll(async () => {
  ;({ product, sink, close } = await startMailingProduct({
    leagues: [],
    env: { TRUSTED_PROXY: 'X-Real-IP' },
  }))
})
afterAll(async () => {
  await close?.()
  // A test may have replaced the first mail server by another.
  sink?.close()
})

const SENDER = 'POST /api/internal/wake/letters'
const CONFIRM = 'Confirm your email'
const RESET = 'Reset your'

describe('a letter that somebody asks for', () => {
  it.each(['request-verification', 'request-password-reset', 'request-otp'])(
    'takes only an email address: %s',
    async (action) => {
      expect(await ask(action, { email: 'nobody' })).toMatchObject({ status: 400 })
    },
  )

  it('is deleted once it has been sent', async () => {
    const email = freshEmail()
    await signUp(email)
    await sink.next(email, CONFIRM)
    await until('an empty table', async () => (await allRecords(product, 'letters')).length === 0)
  })

  it('goes out once, also when the database refuses to delete it', async () => {
    const words = 'database or disk is full'
    const deleteAgain = await refuseWrites(product.dataDir, 'letters', words, ['DELETE'])
    const { email } = await makeUser(product)
    await ask('request-password-reset', { email })
    await sink.next(email, RESET)
    await until('the refusal', async () => (await readServerLog(product, SENDER)).length > 0)
    await deleteAgain()
    const other = (await makeUser(product)).email
    await ask('request-password-reset', { email: other })
    await sink.next(other, RESET)
    expect(sink.to(email)).toHaveLength(1)
  })

  it('does not hold up other letters when its mailbox does not exist', async () => {
    const { email } = await makeUser(product)
    sink.refuse(email, '550 5.1.1 No such user')
    await ask('request-password-reset', { email })
    const failed = await until('a failed letter', async () =>
      (await letters()).find((one) => one.state === 'failed'),
    )
    onTestFinished(() => asSuperuser(product, 'DELETE', `collections/letters/records/${failed.id}`))
    expect(failed).toMatchObject({ recipient: email, link: '', trouble: 'letter' })
    expect(failed.error).toContain('No such user')
    const other = freshEmail()
    expect((await signUp(other)).body['confirmation']).toMatchObject({ mail: 'sent' })
    await sink.next(other, CONFIRM)
  })
})

describe('while the mail server does not answer', () => {
  const REFUSED = {
    status: 503,
    body: { code: 'mail-fails', message: 'Mail does not go out at the moment. Please try again later.' },
  }

  it('the server says that no mail goes out, and what waits goes out afterwards', async () => {
    const { port } = sink
    const { email } = await makeUser(product)
    sink.close()
    await ask('request-password-reset', { email })
    await until('trouble', async () => (await letters()).some((one) => one.trouble === 'server'))
    for (const address of [(await makeUser(product)).email, freshEmail()])
      expect(await ask('request-password-reset', { email: address })).toMatchObject(REFUSED)
    const { token, password } = await makeUser(product)
    const newEmail = freshEmail()
    // The second request comes too soon for another letter, and its asker too must hear why none has come.
    for (const _ of ['first', 'second'])
      expect(
        await askUsers(product, 'request-email-change', { newEmail, password }, { token }),
      ).toMatchObject(REFUSED)
    const newcomer = freshEmail()
    expect((await signUp(newcomer)).body['confirmation']).toMatchObject({ mail: 'fails' })
    const invited = freshEmail()
    const operator = await makeUser(product, { superuser: true })
    const invitation = await fetch(`${product.url}/api/console/invite`, {
      method: 'POST',
      headers: { authorization: operator.token, 'content-type': 'application/json' },
      body: JSON.stringify({ email: invited, first_name: 'New', last_name: 'Fan' }),
    })
    expect(await invitation.json()).toEqual({ kind: 'waits' })
    sink = await openMailSink(port)
    // Cron tries again each minute; another user's letter also causes a try.
    await ask('request-password-reset', { email: (await makeUser(product)).email })
    await sink.next(email, RESET)
    await sink.next(newcomer, CONFIRM)
    await sink.next(newEmail, 'new email')
    await sink.next(invited, 'invited')
  })
})

describe('a code that was mailed late', () => {
  it('still signs in after another was asked for while no mail went out', async () => {
    const { port } = sink
    const { email } = await makeUser(product)
    await until('mail to go out', async () => (await letters()).every((one) => one.trouble !== 'server'))
    sink.close()
    const asked = await ask('request-otp', { email })
    expect(asked.status).toBe(200)
    await until('trouble', async () => (await letters()).some((one) => one.trouble === 'server'))
    await forgetPace()
    expect(await ask('request-otp', { email })).toMatchObject({ status: 503, body: { code: 'mail-fails' } })
    sink = await openMailSink(port)
    // Another user's letter causes a try, and then all that waited goes out.
    const other = (await makeUser(product)).email
    await ask('request-password-reset', { email: other })
    await sink.next(other, RESET)
    const { text } = await sink.next(email, 'code')
    await until('an empty table', async () => (await letters()).length === 0)
    expect(sink.to(email)).toHaveLength(1)
    const password = /\b\d{6}\b/.exec(text)![0]
    const entered = await ask('auth-with-otp', { otpId: asked.body['otpId'], password })
    expect(entered).toMatchObject({ status: 200, body: { record: { email } } })
    // The request that mailed nothing does not stand in the way of the next one.
    expect((await ask('request-otp', { email })).status).toBe(200)
  })
})

describe('a mail server that says nothing', () => {
  it('keeps nobody waiting, and after a minute requests for mail are refused', async () => {
    const { email } = await makeUser(product)
    await until('mail to go out', async () => (await letters()).every((one) => one.trouble !== 'server'))
    sink.fallSilent()
    onTestFinished(speakAgain)
    expect((await ask('request-password-reset', { email })).status).toBe(200)
    const { id } = await until('the letter', async () =>
      (await letters()).find((one) => one.recipient === email),
    )
    expect((await ask('request-password-reset', { email: freshEmail() })).status).toBe(200)
    await asSuperuser(product, 'PATCH', `collections/letters/records/${id}`, { due: Date.now() - 61_000 })
    const answer = await ask('request-password-reset', { email: freshEmail() })
    expect(answer).toMatchObject({ status: 503, body: { code: 'mail-fails' } })
  })
})

interface Letter {
  readonly id: string
  readonly recipient: string
  readonly state: string
  readonly trouble: string
  readonly link: string
  readonly error: string
}

const letters = () => allRecords<Letter>(product, 'letters')
const signUp = (email: string) => signUpAt(product, email)
const ask = (action: string, body: object) => askUsers(product, action, body)

/** Forgets the recent requests, as if a minute had passed. */
async function forgetPace(): Promise<void> {
  for (const { id } of await allRecords<{ id: string }>(product, 'password_guesses'))
    await asSuperuser(product, 'DELETE', `collections/password_guesses/records/${id}`)
}

/** A mail server that takes letters replaces the silent one, and all waiting letters go out. */
async function speakAgain(): Promise<void> {
  sink.close()
  sink = await openMailSink(sink.port)
  await ask('request-password-reset', { email: (await makeUser(product)).email })
  await until('all letters to go out', async () => (await letters()).length === 0)
}
