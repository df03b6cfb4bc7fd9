import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from '../../support/product'
import { until } from '../../support/until'
import { makeUser } from '../../support/users'

/** What a stranger may send: passwords that everybody tries first, by every way that sets one. */

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z' })
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

interface Answer {
  readonly status: number
  readonly body: { readonly data: { readonly password?: object } }
}

/** Five in three seconds are admitted; the next waits for its turn. */
async function signUp(password: string): Promise<Answer> {
  const email = `ann.fanning+${Math.random().toString(36).slice(2)}@bayern.example`
  const entry = { email, password, passwordConfirm: password, first_name: 'Ann', last_name: 'Fanning' }
  const answer = await until('an admitted sign-up', async () => {
    const reply = await request('POST', 'users/records', entry)
    return reply.status !== 429 && reply
  })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

function request(method: string, path: string, body?: object, token?: string): Promise<Response> {
  return fetch(`${product.url}/api/collections/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}
