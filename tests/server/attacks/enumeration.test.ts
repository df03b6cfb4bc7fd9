import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from '../../support/product'
import { anywhere, freshEmail } from '../../support/strangers'
import { allRecords, asSuperuser, makeUser, type TestUser } from '../../support/users'

/** What a stranger may ask to learn who has an account: sign up, sign in, change, reset, verify, ask for a code. */

let product: Product
let mails: MailBox
let known: TestUser
beforeAll(async () => {
  mails = await openMailBox()
  // Each request comes from an address of its own, or the limits would take minutes.
  product = await startProduct({ at: '2026-10-25T18:30:00Z', env: { TRUSTED_PROXY: 'X-Real-IP' } })
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
  ])('with %s, too', async (_what, entry) => {
    const unknown = freshEmail()
    const taken = await signUp({ email: known.email, ...entry(known.email) })
    const free = await signUp({ email: unknown, ...entry(unknown) })
    expect(taken.status).toBe(free.status)
    expect(withoutAccident(taken.body)).toEqual(withoutAccident(free.body))
  })

  it('takes as long for the one as for the other', async () => {
    const times: Record<'taken' | 'free', number[]> = { taken: [], free: [] }
    for (let round = 0; round < 7; round++) {
      times.taken.push((await signUp({ email: known.email })).ms)
      times.free.push((await signUp({ email: freshEmail() })).ms)
    }
    expect(median(times.taken)).toBeGreaterThan(median(times.free) / 2)
    expect(median(times.taken)).toBeLessThan(median(times.free) * 2)
  })

  it('is refused in a batch, where what is pretended would be kept', async () => {
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

  it('a sign-up tells the owner of a known address, and welcomes an unknown one', async () => {
    const [owner, newcomer] = [await makeUser(product), freshEmail()]
    const [taken, free] = [await signUp({ email: owner.email }), await signUp({ email: newcomer })]
    expect(withoutAccident(taken.body)).toEqual(withoutAccident(free.body))
    expect(mails.to(owner.email)).toEqual(['You have a Turbo Scores account'])
    expect(mails.to(newcomer)).toEqual(['Welcome to Turbo Scores'])
  })

  it('fills nobody’s inbox', async () => {
    const owner = await makeUser(product)
    for (let round = 0; round < 3; round++) await signUp({ email: owner.email })
    expect(mails.to(owner.email)).toHaveLength(1)
  })

  it.each(['users', 'USERS', '_pb_users_auth_', '%75sers'])(
    'a change of address is answered alike, and told to the owner of a known one: %s',
    async (collection) => {
      const [owner, free] = [await makeUser(product), freshEmail()]
      const answers = [await changeTo(owner.email, collection), await changeTo(free, collection)]
      expect(answers).toEqual([
        { status: 204, text: '' },
        { status: 204, text: '' },
      ])
      expect(mails.to(owner.email)).toEqual(['You have a Turbo Scores account'])
      expect(mails.to(free)).toHaveLength(1)
    },
  )

  it('the link in the mail changes the address', async () => {
    const person = await makeUser(product)
    const address = freshEmail()
    await changeTo(address.toUpperCase(), 'users', person.token)
    const token = /confirm-email-change\/([\w.-]+)/.exec(mails.textTo(address))?.[1]
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
    for (const email of [known.email, freshEmail()]) {
      const answer = await post(`/api/collections/users/${action}`, { email })
      answers.push({ status: answer.status, text: await answer.text() })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]!.status).not.toBe(429)
  })
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

/** What differs from one new account to the next. */
function withoutAccident({
  id: _id,
  created: _created,
  updated: _updated,
  joined_at: _joined,
  ...rest
}: Body) {
  return rest
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
  return fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-real-ip': anywhere(), ...headers },
    body: JSON.stringify(body),
  })
}

interface MailBox {
  readonly port: number
  /** The subjects of what came for an address. */
  to(address: string): string[]
  textTo(address: string): string
  close(): void
}

/** A server that takes every mail and keeps it. */
async function openMailBox(): Promise<MailBox> {
  const kept: { to: string; text: string }[] = []
  const server: Server = createServer((socket) => takeMail(socket, (mail) => kept.push(mail)))
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const of = (address: string) => kept.filter((mail) => mail.to === address)
  return {
    port: (server.address() as AddressInfo).port,
    to: (address) => of(address).map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? ''),
    textTo: (address) =>
      of(address)
        .map(({ text }) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        .join('\n'),
    close: () => server.close(),
  }
}

function takeMail(socket: Socket, keep: (mail: { to: string; text: string }) => void): void {
  let [to, text, isData] = ['', '', false]
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 mail.example')
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    if (isData) {
      text += chunk.toString()
      if (!text.endsWith('\r\n.\r\n')) return
      keep({ to, text })
      ;[text, isData] = ['', false]
      return say('250 kept')
    }
    for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
      to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to
      isData ||= /^DATA/i.test(line)
      say(/^DATA/i.test(line) ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 well')
    }
  })
}
