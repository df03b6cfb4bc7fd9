import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askFromAnywhere } from '../../support/ask-from-anywhere'
import { openMailSink, type MailSink } from '../../support/mail-sink'
import type { Product } from '../../support/product'
import { startBehindProxy } from '../../support/product-behind-proxy'
import { freshEmail } from '../../support/strangers'
import { allRecords, asSuperuser, makeUser, type TestUser } from '../../support/users'

/** What a stranger may ask to learn who has an account: sign up, sign in, change, reset, verify, ask for a code. */

let product: Product
let mails: MailSink
let known: TestUser
beforeAll(async () => {
  mails = await openMailSink()
  // Each request comes from its own address; otherwise the limits would slow the test by minutes.
  product = await startBehindProxy()
  known = await makeUser(product)
})
afterAll(async () => {
  await product?.close()
  mails?.close()
})

const PASSWORD = 'Whistle-4-Kickoff'

describe('a sign-up', () => {
  it('is answered alike for a known and for an unknown address, and changes nothing of the known one', async () => {
    const before = await account(known.id)
    const [taken, free] = [await signUp({ email: known.email }), await signUp({ email: freshEmail() })]
    expect(taken.status).toBe(200)
    expect(withoutAccident(taken.body)).toEqual(withoutAccident(free.body))
    expect(taken.body['id']).toMatch(/^[a-z0-9]{15}$/)
    expect(taken.headers).toEqual(free.headers)
    expect(await account(known.id)).toEqual(before)
    expect((await allRecords<{ id: string }>(product, 'users')).map(({ id }) => id)).not.toContain(
      taken.body['id'],
    )
  })

  it.each<[what: string, entry: (email: string) => object]>([
    ['another spelling', (email) => ({ email: email.toUpperCase() })],
    ['a weak password', () => twice('654321')],
    ['the own address as a password', (email) => twice(email.split('@')[0]!)],
    ['a password that is too short', () => twice('abc')],
    ['a password repeated wrong', () => ({ passwordConfirm: 'Whistle-5-Kickoff' })],
    ['a weak password repeated wrong', () => ({ password: '654321' })],
    ['a name that is too long', () => ({ first_name: 'x'.repeat(101) })],
    ['an id', () => ({ id: 'short' })],
    ['claims', () => ({ verified: true, tier: 'admin' })],
  ])('is answered alike with %s, too', async (_what, entry) => {
    const unknown = freshEmail()
    const taken = await signUp({ email: known.email, ...entry(known.email) })
    const free = await signUp({ email: unknown, ...entry(unknown) })
    expect(taken.status).toBe(free.status)
    expect(withoutAccident(taken.body)).toEqual(withoutAccident(free.body))
  })

  it('does not tell by an id that the stranger chooses twice whether the first time made an account', async () => {
    const answersFor = async (email: string, id: string) => {
      const answers = [await signUp({ email, id }), await signUp({ email: freshEmail(), id })]
      return answers.map(({ status, body }) => ({ status, isChosen: body['id'] === id }))
    }
    const taken = await answersFor(known.email, 'chosenbystrang1')
    expect(taken).toEqual(await answersFor(freshEmail(), 'chosenbystrang2'))
  })

  it('takes as long for a known address as for an unknown one', async () => {
    const times: Record<'taken' | 'free', number[]> = { taken: [], free: [] }
    for (let round = 0; round < 7; round++) {
      times.taken.push((await signUp({ email: known.email })).ms)
      times.free.push((await signUp({ email: freshEmail() })).ms)
    }
    expect(median(times.taken)).toBeGreaterThan(median(times.free) / 2)
    expect(median(times.taken)).toBeLessThan(median(times.free) * 2)
  })

  it('is refused in a batch, where the pretended account would really be saved', async () => {
    await asSuperuser(product, 'PATCH', 'settings', { batch: { enabled: true, maxRequests: 50, timeout: 3 } })
    const answerFor = async (email: string) => {
      const body = { email, password: PASSWORD, passwordConfirm: PASSWORD }
      const requests = [{ method: 'POST', url: '/api/collections/users/records', body }]
      const answer = await post('/api/batch', { requests })
      return { status: answer.status, text: await answer.text() }
    }
    const [taken, free] = [await answerFor(known.email), await answerFor(freshEmail())]
    expect(taken).toEqual(free)
    expect(taken.status).not.toBe(200)
  })
})

describe('without mail', () => {
  it('no sign-in code is offered', async () => {
    const answer = await fetch(`${product.url}/api/account/ways`)
    expect(await answer.json()).toEqual({ code: false, providers: [] })
  })

  it('no address is changed, and the answer is the same for all', async () => {
    const { token } = await makeUser(product)
    const answers = [
      await changeTo(known.email, 'users', token),
      await changeTo(freshEmail(), 'users', token),
    ]
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 400 })
    expect(answers[0]!.text).toContain('sends no mail')
  })
})

describe('with mail', () => {
  beforeAll(async () => {
    const smtp = { enabled: true, host: '127.0.0.1', port: mails.port, tls: false }
    await asSuperuser(product, 'PATCH', 'settings', { smtp })
  })

  it('a sign-up mails a notice to the owner of a known address, and a confirmation to an unknown one', async () => {
    const [owner, newcomer] = [await makeUser(product), freshEmail()]
    const [taken, free] = [await signUp({ email: owner.email }), await signUp({ email: newcomer })]
    expect(withoutAccident(taken.body)).toEqual(withoutAccident(free.body))
    await mails.next(owner.email, 'You have a Turbo Scores account')
    await mails.next(newcomer, 'Confirm your email for Turbo Scores')
  })

  it('a repeated sign-up says for a known and for an unknown address when another mail can go, and keeps to it', async () => {
    const answersFor = async (email: string) => {
      const waits = []
      for (let round = 0; round < 3; round++)
        waits.push((await signUp({ email })).body['confirmation'] as { nextInS: number })
      const asked = await post('/api/collections/users/request-verification', { email })
      return [...waits, (await asked.json()) as { nextInS: number }].map(({ nextInS }) =>
        Math.ceil(nextInS / 60),
      )
    }
    const { email } = await makeUser(product)
    expect(await answersFor(email)).toEqual([1, 2, 2, 2])
    expect(await answersFor(freshEmail())).toEqual([1, 2, 2, 2])
  })

  it('repeated sign-ups send the owner of a known address only one mail', async () => {
    const owner = await makeUser(product)
    for (let round = 0; round < 3; round++) await signUp({ email: owner.email })
    // Letters go out one after another, so when a later one has arrived, all earlier ones have gone out.
    const last = await makeUser(product)
    await signUp({ email: last.email })
    await mails.next(last.email, 'You have')
    expect(mails.to(owner.email)).toHaveLength(1)
  })

  it.each(['users', 'USERS', '_pb_users_auth_', '%75sers'])(
    'a change to a known address is answered like one to an unknown address, and its owner gets a mail: %s',
    async (collection) => {
      const [owner, free] = [await makeUser(product), freshEmail()]
      const answers = [await changeTo(owner.email, collection), await changeTo(free, collection)]
      expect(answers).toEqual([
        { status: 204, text: '' },
        { status: 204, text: '' },
      ])
      await mails.next(owner.email, 'You have a Turbo Scores account')
      await mails.next(free, 'Confirm your new email')
    },
  )

  it('a sign-up gives no new guesses at a password, whether or not it made an account', async () => {
    const answersFor = async (email: string) => {
      const signIn = async () => {
        const body = { identity: email, password: 'Wrong-1-Guess' }
        return (await post('/api/collections/users/auth-with-password', body)).status
      }
      const before = []
      for (let guess = 0; guess < 10; guess++) before.push(await signIn())
      expect((await signUp({ email })).status).toBe(200)
      return [...before, await signIn(), await signIn()]
    }
    const { email } = await makeUser(product)
    const taken = await answersFor(email)
    expect(taken).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    expect(await answersFor(freshEmail())).toEqual(taken)
  })

  it('the link in the mail changes the address', async () => {
    const person = await makeUser(product)
    const address = freshEmail()
    await changeTo(address.toUpperCase(), 'users', person.token)
    const { text } = await mails.next(address, 'Confirm your new email')
    const token = /confirm-email\?kind=change&token=([\w.-]+)/.exec(text)?.[1]
    const confirmed = await post('/api/collections/users/confirm-email-change', {
      token,
      password: person.password,
    })
    expect(confirmed.status).toBe(204)
    expect(await account(person.id)).toMatchObject({ email: address })
  })
})

describe.each(['request-password-reset', 'request-verification', 'request-otp'])('%s', (action) => {
  it('is answered alike for a known and for an unknown address', async () => {
    const answers = []
    // Nobody has asked for a letter to it yet.
    const { email: unasked } = await makeUser(product)
    for (const email of [unasked, freshEmail()]) {
      const answer = await post(`/api/collections/users/${action}`, { email })
      const { nextAt: _at, nextInS: _in, otpId: _id, ...body } = (await answer.json()) as Body
      answers.push({ status: answer.status, body })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]!.status).not.toBe(429)
  })
})

it('a code is refused alike for a known and for an unknown address, however often it is tried', async () => {
  const answersFor = async (email: string) => {
    const asked = await post('/api/collections/users/request-otp', { email })
    const { otpId } = (await asked.json()) as Body
    const answers = []
    for (let guess = 0; guess < 7; guess++) {
      const answer = await post('/api/collections/users/auth-with-otp', { otpId, password: 'wrong' })
      answers.push({ status: answer.status, text: await answer.text() })
    }
    return answers
  }
  const { email: unasked } = await makeUser(product)
  const answers = await answersFor(unasked)
  expect(answers).toEqual(await answersFor(freshEmail()))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
})

it('a change of one’s own record is answered alike for a known and for an unknown address', async () => {
  const person = await makeUser(product)
  const answerFor = async (email: string) => {
    const answer = await fetch(`${product.url}/api/collections/users/records/${person.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: person.token },
      body: JSON.stringify({ email }),
    })
    return { status: answer.status, text: await answer.text() }
  }
  expect(await answerFor(known.email)).toEqual(await answerFor(freshEmail()))
})

const twice = (password: string) => ({ password, passwordConfirm: password })
const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!

function account(id: string): Promise<object> {
  return asSuperuser(product, 'GET', `collections/users/records/${id}`)
}

/** The answer without the values that differ from one new account to the next. */
function withoutAccident({
  id: _id,
  created: _created,
  updated: _updated,
  joined_at: _joined,
  confirmation,
  ...rest
}: Body) {
  return { ...rest, mail: (confirmation as Body | undefined)?.['mail'] }
}

type Body = Record<string, unknown>

async function signUp(entry: object) {
  const from = performance.now()
  const body = { password: PASSWORD, passwordConfirm: PASSWORD, first_name: 'Ann', ...entry }
  const answer = await post('/api/collections/users/records', body)
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !BY_CHANCE.includes(name)))
  const read = (await answer.json()) as Body
  return { status: answer.status, headers, body: read, ms: performance.now() - from }
}

const BY_CHANCE = ['date', 'content-length']

async function changeTo(newEmail: string, collection = 'users', token = known.token) {
  const path = `/api/collections/${collection}/request-email-change`
  const answer = await post(path, { newEmail }, { authorization: token })
  return { status: answer.status, text: await answer.text() }
}

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return askFromAnywhere(product, 'POST', path, { body, headers })
}
