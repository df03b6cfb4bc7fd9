import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askFromAnywhere } from '../../support/ask-from-anywhere'
import type { Product } from '../../support/product'
import { startBehindProxy } from '../../support/product-behind-proxy'
import { readAnswer, type Answer } from '../../support/read-answer'
import { freshEmail } from '../../support/strangers'
import { asSuperuser, makeUser, superuserHeaders, type TestUser } from '../../support/users'

/** What strangers, and whoever holds an account, may send to the routes of accounts; no mail is set up here. */

let product: Product
beforeAll(async () => {
  product = await startBehindProxy()
})
afterAll(() => product?.close())

describe('without mail', () => {
  it('the server tells known and unknown addresses alike that it sends no mail', async () => {
    for (const email of [(await makeUser(product)).email, freshEmail()])
      for (const action of ['verification', 'password-reset', 'otp'])
        expect(await ask(`/api/collections/users/request-${action}`, { email })).toMatchObject({
          status: 503,
          body: { code: 'no-mail', message: 'This server sends no mail. Ask who runs it for a link.' },
        })
    expect(product.output()).toContain('No mail is set up (SMTP_HOST)')
  })

  it('whoever signs up can sign in at once, and is told that no mail comes', async () => {
    const email = freshEmail()
    const password = 'Whistle-4-Kickoff'
    const path = '/api/collections/users'
    const made = await ask(`${path}/records`, { email, password, passwordConfirm: password })
    expect(made.body['confirmation']).toEqual({ mail: 'none' })
    const inside = await ask(`${path}/auth-with-password`, { identity: email, password })
    expect(inside).toMatchObject({ status: 200, body: { record: { tier: 'registered', verified: false } } })
  })

  it('a user who may manage users can read the newest link, and it works', async () => {
    const user = await makeUser(product)
    const manager = await makeUser(product, { tier: 'admin' })
    await ask('/api/collections/users/request-password-reset', { email: user.email })
    const held = await heldFor(user, manager)
    expect(held).toMatchObject([{ kind: 'reset', state: 'held', recipient: user.email }])
    const token = held[0]!.link.split('/reset-password?token=')[1]!
    const password = 'Overtime-5-Goals'
    const body = { token, password, passwordConfirm: password }
    expect((await ask('/api/collections/users/confirm-password-reset', body)).status).toBe(204)
  })

  it('nobody else can read it, and nobody can read a link to an operator’s account', async () => {
    const [user, manager] = [await makeUser(product), await makeUser(product, { tier: 'admin' })]
    const reader = await makeUser(product, { tier: 'admin', overrides: { manage_users: false } })
    for (const { email } of [user, manager])
      await ask('/api/collections/users/request-password-reset', { email })
    expect(await heldFor(user, reader)).toEqual([])
    expect(await heldFor(user, user)).toEqual([])
    expect(await heldFor(manager, manager)).toEqual([])
  })
})

describe('whether an account is proved', () => {
  it.each([{ awaits_proof: true }, { awaits_proof: false, verified: true }, { tier: 'verified' }])(
    'cannot be set by its owner: %j',
    async (claims) => {
      const user = await makeUser(product, { record: { verified: false } })
      const changed = await ask(`/api/collections/users/records/${user.id}`, claims, user.token, 'PATCH')
      expect(changed.status).toBe(403)
      const password = 'Whistle-4-Kickoff'
      const body = { email: freshEmail(), password, passwordConfirm: password, ...claims }
      const made = await ask('/api/collections/users/records', body)
      expect(made.body).toMatchObject({ awaits_proof: false, verified: false, tier: 'registered' })
    },
  )
})

describe.each(['link', 'password', 'export', 'delete', 'sign-out-everywhere'])(
  'POST /api/account/%s',
  (route) => {
    const path = `/api/account/${route}`

    it.each<[what: string, body: unknown]>([
      ['a list', []],
      ['a text', 'x'],
      ['numbers', { token: 1, password: 2, oldPassword: 3 }],
      ['objects', { token: { a: 1 }, password: { a: 1 }, oldPassword: [{ a: 1 }] }],
      ['null', { token: null, password: null, oldPassword: null }],
      [
        'long texts',
        { token: 'x.'.repeat(5000), password: 'y'.repeat(10_000), oldPassword: 'z'.repeat(10_000) },
      ],
      ['another id', { id: 'aaaaaaaaaaaaaaa', user: 'aaaaaaaaaaaaaaa', user_id: 'aaaaaaaaaaaaaaa' }],
    ])('answers %s from a guest briefly and without failing', async (_what, body) => {
      const answer = await askFromAnywhere(product, 'POST', path, { body })
      expect(answer.status).toBeOneOf(route === 'link' ? [200, 400] : [400, 401])
      expect((await answer.text()).length).toBeLessThan(400)
    })

    // A link is all the proof that its route asks for, so a session means nothing there.
    if (route !== 'link')
      it('refuses the token of somebody who has signed out', async () => {
        const user = await makeUser(product)
        await ask('/api/sign-out', {}, user.token)
        expect((await ask(path, { password: user.password }, user.token)).status).toBe(401)
        expect(await accountOf(user)).toMatchObject({ id: user.id })
      })
  },
)

it('superusers of PocketBase have no account here to delete or export', async () => {
  const headers = { ...(await superuserHeaders(product)), 'content-type': 'application/json' }
  for (const route of ['password', 'export', 'delete', 'sign-out-everywhere']) {
    const answer = await fetch(`${product.url}/api/account/${route}`, { method: 'POST', headers, body: '{}' })
    expect([route, answer.status]).toEqual([route, 401])
  }
})

interface Held {
  readonly kind: string
  readonly state: string
  readonly recipient: string
  readonly link: string
}

async function heldFor({ email }: TestUser, reader: TestUser): Promise<readonly Held[]> {
  const { body } = await ask('/api/collections/letters/records?perPage=500', undefined, reader.token, 'GET')
  return ((body['items'] ?? []) as Held[]).filter(({ recipient }) => recipient === email)
}

function accountOf({ id }: TestUser): Promise<object> {
  return asSuperuser(product, 'GET', `collections/users/records/${id}`)
}

function ask(path: string, body?: object, token?: string, method = 'POST'): Promise<Answer> {
  return readAnswer(askFromAnywhere(product, method, path, { body, token }))
}
