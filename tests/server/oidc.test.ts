import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askUsers } from '../support/ask-users'
import { changeDatabase } from '../support/change-database'
import { startMailingProduct, type MailingProduct } from '../support/mailing-product'
import { openOidcServer, type OidcServer } from '../support/oidc-server'
import { oidcSignIn, type Entered } from '../support/oidc-sign-in'
import type { Answer } from '../support/read-answer'
import { freshEmail } from '../support/strangers'
import { allRecords, asSuperuser, makeUser } from '../support/users'

/** Sign-in through a provider that vouches for people, as the page does it. */

let oidc: OidcServer
let server: MailingProduct
let steps: ReturnType<typeof oidcSignIn>
beforeAll(async () => {
  oidc = await openOidcServer()
  server = await startMailingProduct({ leagues: [], env: { TRUSTED_PROXY: 'X-Real-IP', ...oidc.env } })
  steps = oidcSignIn(server.product)
})
afterAll(async () => {
  await server?.close()
  oidc?.close()
})

const person = () => ({ sub: randomUUID(), email: freshEmail(), email_verified: true, name: 'Ann Fan' })

it('the provider is offered by its configured name, and its secret is not revealed', async () => {
  const ways = await (await fetch(`${server.product.url}/api/account/ways`)).json()
  expect(ways).toEqual({ code: true, providers: [{ name: 'oidc', label: 'Fan Club' }] })
  const methods = await (await fetch(`${server.product.url}/api/collections/users/auth-methods`)).text()
  expect(methods).not.toContain(oidc.env['OIDC_CLIENT_SECRET'])
})

describe('somebody new', () => {
  it('is let in as verified with the provider’s name for them, and gets the same account the next time', async () => {
    const ann = person()
    oidc.becomes(ann)
    const first = await steps.signIn()
    expect(first.status).toBe(200)
    // PocketBase would add the provider's own tokens and all that it said.
    expect(Object.keys(first.body as object).toSorted()).toEqual(['record', 'token'])
    const { record } = first.body as Entered
    expect(record).toMatchObject({
      email: ann.email,
      display_name: 'Ann Fan',
      verified: true,
      tier: 'verified',
    })
    oidc.becomes({ ...ann, email: freshEmail() })
    expect((await steps.signIn()).body).toMatchObject({ record: { id: record.id, email: ann.email } })
    expect(server.sink.to(ann.email)).toEqual([])
  })

  it('gets the same account the next time, however the provider writes the address and the name', async () => {
    const ann = person()
    oidc.becomes({ ...ann, email: ann.email.toUpperCase(), name: '🏈'.repeat(300) })
    const first = await steps.signIn()
    expect(first.body).toMatchObject({
      record: { email: ann.email, verified: true, tier: 'verified', display_name: '🏈'.repeat(200) },
    })
    const { record } = first.body as Entered
    for (const written of [{}, { email: ann.email }, { name: 'Ann' }]) {
      oidc.becomes({ ...ann, email: ann.email.toUpperCase(), name: '🏈'.repeat(300), ...written })
      expect(await steps.signIn()).toMatchObject({
        status: 200,
        body: { record: { id: record.id, email: ann.email } },
      })
    }
  })

  it('gets no field that the page sends along', async () => {
    oidc.becomes(person())
    const { record: expected } = (await steps.signIn()).body as Entered
    const ann = person()
    oidc.becomes(ann)
    const [password, passwordConfirm] = ['Overtime-5-Goals', 'Overtime-5-Goals']
    const said = {
      email: freshEmail(),
      tier: 'admin',
      display_name: 'Ben',
      overrides: { manage_users: true },
    }
    const createData = { ...said, favorite_sport: 'NFL', first_name: 'Ben', password, passwordConfirm }
    const { record } = (await steps.signIn({ createData })).body as Entered
    const some = expect.any(String) as string
    const own = { email: ann.email, id: some, created: some, updated: some, joined_at: some }
    expect(record).toEqual({ ...expected, ...own })
    for (const identity of [said.email, ann.email])
      expect((await post('auth-with-password', { identity, password })).status).toBe(400)
  })

  it('is not let in when the provider has not confirmed the address', async () => {
    const ben = { ...person(), email_verified: false }
    oidc.becomes(ben)
    expect(await steps.signIn()).toMatchObject({
      status: 400,
      body: { message: 'Your email address is not confirmed there. Confirm it, and try again.' },
    })
    expect(JSON.stringify(await allRecords(server.product, 'users'))).not.toContain(ben.email)
  })
})

describe('an account with the same address', () => {
  it('is signed in to if it is proved, and keeps its password', async () => {
    const user = await makeUser(server.product)
    oidc.becomes({ ...person(), email: user.email })
    expect((await steps.signIn()).body).toMatchObject({ record: { id: user.id } })
    const entry = { identity: user.email, password: user.password }
    expect((await post('auth-with-password', entry)).status).toBe(200)
  })

  it('is signed in to also when the provider writes the address in capitals', async () => {
    const user = await makeUser(server.product)
    oidc.becomes({ ...person(), email: user.email.toUpperCase() })
    expect((await steps.signIn()).body).toMatchObject({ record: { id: user.id } })
  })

  it('is neither linked nor changed if nobody proved it', async () => {
    const user = await makeUser(server.product, { record: { verified: false } })
    const path = `collections/users/records/${user.id}`
    const before = await asSuperuser(server.product, 'GET', path)
    oidc.becomes({ ...person(), email: user.email })
    expect(await steps.signIn()).toMatchObject({
      status: 400,
      body: {
        message:
          'There is an account with your email that was never confirmed. Reset its password, and it is yours.',
      },
    })
    expect((await linksOf(user.id)).length).toBe(0)
    expect(await asSuperuser(server.product, 'GET', path)).toEqual(before)
    const entry = { identity: user.email, password: user.password }
    expect((await post('auth-with-password', entry)).body).toMatchObject({ record: { verified: false } })
  })

  it('is never one that has another address, even if its user is signed in', async () => {
    const user = await makeUser(server.product)
    oidc.becomes(person())
    expect(await steps.signIn({}, user.token)).toMatchObject({
      status: 400,
      body: { data: { provider: { code: 'other_account' } } },
    })
    expect((await linksOf(user.id)).length).toBe(0)
  })
})

describe('an account that was made by such a sign-in', () => {
  const FIRST = 'Overtime-5-Goals'
  interface Device {
    readonly id: string
    readonly user_id: string
    readonly entered: number
  }
  async function comeIn() {
    const ann = person()
    oidc.becomes(ann)
    return { ann, entered: (await steps.signIn()).body as Entered }
  }
  const account = (action: string, body: object, token: string) =>
    post(`../../account/${action}`, body, token)
  const byOldToken = async (id: string) => {
    const path = `collections/users/impersonate/${id}`
    return (await asSuperuser<{ token: string }>(server.product, 'POST', path, {})).token
  }

  it('has no password, and can set its first one only after a fresh sign-in, not with an old token', async () => {
    const { ann, entered } = await comeIn()
    expect(entered.record.without_password).toBe(true)
    const old = await byOldToken(entered.record.id)
    expect(await account('password', { password: FIRST }, old)).toMatchObject({
      status: 400,
      body: {
        message: 'Your account has no password, so sign in once more to do this.',
        data: { oldPassword: { code: 'sign_in_again' } },
      },
    })
    const set = await account('password', { password: FIRST }, entered.token)
    expect(set).toMatchObject({ status: 200, body: { record: { without_password: false } } })
    const entry = { identity: ann.email, password: FIRST }
    expect((await post('auth-with-password', entry)).status).toBe(200)
    const { token } = set.body as Entered
    expect((await account('password', { password: 'Buzzer-Beater-3' }, token)).status).toBe(400)
  })

  it('can be deleted only after a fresh sign-in, not with an old token', async () => {
    const { entered } = await comeIn()
    const old = await byOldToken(entered.record.id)
    expect(await account('delete', { password: '' }, old)).toMatchObject({
      status: 400,
      body: { data: { password: { code: 'sign_in_again' } } },
    })
    expect((await account('delete', { password: '' }, entered.token)).status).toBe(204)
    expect(JSON.stringify(await allRecords(server.product, 'users'))).not.toContain(entered.record.id)
  })

  it('has signed in freshly for ten minutes', async () => {
    const { entered } = await comeIn()
    const devices = await allRecords<Device>(server.product, 'signed_in_devices')
    const device = devices.find(({ user_id }) => user_id === entered.record.id)!
    const setPasswordAfter = async (minutes: number) => {
      const signedInAt = device.entered - minutes * 60_000
      const path = `collections/signed_in_devices/records/${device.id}`
      await asSuperuser(server.product, 'PATCH', path, { entered: signedInAt })
      return account('password', { password: FIRST }, entered.token)
    }
    expect(await setPasswordAfter(10)).toMatchObject({
      status: 400,
      body: { data: { oldPassword: { code: 'sign_in_again' } } },
    })
    expect(await setPasswordAfter(9)).toMatchObject({ status: 200 })
  })

  it('has signed in just as freshly after signing out everywhere else', async () => {
    const { entered } = await comeIn()
    const here = await account('sign-out-everywhere', {}, entered.token)
    expect(here.status).toBe(200)
    const { token } = here.body as Entered
    expect((await account('delete', { password: '' }, token)).status).toBe(204)
  })

  it('has not signed in more freshly because an old token signed out everywhere else', async () => {
    const { entered } = await comeIn()
    const here = await account('sign-out-everywhere', {}, await byOldToken(entered.record.id))
    const { token } = here.body as Entered
    expect(await account('delete', { password: '' }, token)).toMatchObject({
      status: 400,
      body: { data: { password: { code: 'sign_in_again' } } },
    })
  })

  it('must set a password before it changes its address', async () => {
    const { entered } = await comeIn()
    const newEmail = freshEmail()
    const asked = (password: string, token: string) =>
      post('request-email-change', { newEmail, password }, token)
    expect(await asked('', entered.token)).toMatchObject({
      status: 400,
      body: { data: { password: { code: 'no_password' } } },
    })
    const { body } = await account('password', { password: FIRST }, entered.token)
    expect((await asked(FIRST, (body as Entered).token)).status).toBe(204)
  })

  it('from before that was recorded counts as without password if it never changed; a changed one is told how to set one', async () => {
    const { entered: untouched } = await comeIn()
    const { entered: changed } = await comeIn()
    const { product } = server
    await product.kill()
    await changeDatabase(product.dataDir, [
      'UPDATE users SET without_password = FALSE',
      `UPDATE users SET updated = datetime(created, '+1 hour') WHERE id = '${changed.record.id}'`,
      "DELETE FROM _migrations WHERE file LIKE '140%'",
    ])
    await product.start()
    const old = await byOldToken(untouched.record.id)
    expect(await account('delete', { password: 'A-Guess-12' }, old)).toMatchObject({
      body: { data: { password: { code: 'sign_in_again' } } },
    })
    expect(await account('delete', { password: 'A-Guess-12' }, changed.token)).toMatchObject({
      status: 400,
      body: { data: { password: { code: 'wrong_or_no_password' } } },
    })
  })
})

it('an account with a password cannot claim to have none', async () => {
  const user = await makeUser(server.product)
  const path = `collections/users/records/${user.id}`
  const answer = await fetch(`${server.product.url}/api/${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: user.token },
    body: JSON.stringify({ without_password: true }),
  })
  expect(answer.status).toBe(403)
  expect(await asSuperuser(server.product, 'GET', path)).toMatchObject({ without_password: false })
})

describe('a sign-in attempt', () => {
  it('with the secret of another attempt, or with a used code, lets nobody in', async () => {
    oidc.becomes(person())
    const [mine, other] = [await steps.start(), await steps.start()]
    const code = await steps.codeAt(mine.authURL)
    expect((await steps.enter(code, other.codeVerifier)).status).toBe(400)
    const again = await steps.codeAt(mine.authURL)
    expect((await steps.enter(again, mine.codeVerifier)).status).toBe(200)
    expect((await steps.enter(again, mine.codeVerifier)).status).toBe(400)
  })

  it('has a state and a secret of its own each time', async () => {
    const [one, two] = [await steps.start(), await steps.start()]
    expect(one.state).not.toBe(two.state)
    expect(one.codeVerifier).not.toBe(two.codeVerifier)
    expect(one.authURL).toContain(`state=${one.state}`)
    expect(one.authURL).toContain('code_challenge_method=S256')
  })
})

async function linksOf(user: string) {
  const links = await allRecords<{ recordRef: string }>(server.product, '_externalAuths')
  return links.filter(({ recordRef }) => recordRef === user)
}

function post(action: string, body: object, token?: string): Promise<Answer> {
  return askUsers(server.product, action, body, { token })
}
