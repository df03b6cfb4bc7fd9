import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BoardHead } from '../../src/domain/board/board'
import type { GameSlug } from '../../src/domain/league'
import { askFromAnywhere } from '../support/ask-from-anywhere'
import { askExpectingOk } from '../support/ask-expecting-ok'
import { changeDatabase } from '../support/change-database'
import { boardOfFeed, boardWhere } from '../support/boards'
import { startProduct, type Product } from '../support/product'
import { readAnswer, type Answer } from '../support/read-answer'
import { openRealtime } from '../support/realtime-client'
import { until } from '../support/until'
import { allRecords, asSuperuser, makeUser, type TestUser } from '../support/users'

/** What operators change: accounts, invitations, and which leagues are shown. Time stands still. */
let product: Product
let operator: TestUser
let ben: TestUser
let cal: TestUser
beforeAll(async () => {
  const env = { TRUSTED_PROXY: 'X-Real-IP' }
  product = await startProduct({ at: '2026-11-03T18:30:00Z', leagues: ['nfl'], rate: 0, env })
  operator = await makeUser(product, { superuser: true })
  ben = await makeUser(product)
  cal = await makeUser(product)
})
afterAll(() => product?.close())

function send(path: string, body: object, token = operator.token): Promise<Answer> {
  return readAnswer(askFromAnywhere(product, 'POST', `/api/${path}`, { body, token }))
}
const ask = <Reply>(method: string, path: string, body?: object) =>
  askExpectingOk<Reply>(product, operator, method, path, body)
async function refused(path: string, body: object, token?: string) {
  const { status, body: said } = await send(path, body, token)
  return [status, said['message']]
}
const account = (id: string) =>
  asSuperuser<Record<string, unknown>>(product, 'GET', `collections/users/records/${id}`)

/** Makes the email optional, as in data from before every account had an address. */
async function allowNoEmail() {
  type Field = Record<string, unknown>
  const users = await asSuperuser<{ fields: Field[] }>(product, 'GET', 'collections/users')
  const fields = users.fields.map((field) =>
    field['name'] === 'email' ? { ...field, required: false } : field,
  )
  await asSuperuser(product, 'PATCH', 'collections/users', { fields })
}

describe('an edit of a user', () => {
  const edit = (user: TestUser, more: object = {}) => ({
    target_user_id: user.id,
    new_first_name: 'Bea',
    new_last_name: 'Stone',
    ...more,
  })

  it('changes names and nothing else, whatever else it says', async () => {
    const before = await account(ben.id)
    const more = { tier: 'admin', role: 'superuser', email: 'x@fans.example', verified: false }
    expect(await ask('POST', 'rpc/update_user_names', edit(ben, more))).toEqual({ success: true })
    expect(await account(ben.id)).toEqual({
      ...before,
      first_name: 'Bea',
      last_name: 'Stone',
      display_name: 'Bea Stone',
      updated: expect.any(String) as string,
    })
    const superusers = await allRecords<{ user_id: string }>(product, 'superusers')
    expect(superusers.map(({ user_id }) => user_id)).toEqual([operator.id])
  })

  it.each([
    [{ new_first_name: ' ' }, 400, 'First name and last name are required.'],
    [{ new_first_name: '\u200e\u3164' }, 400, 'First name and last name are required.'],
    [{ new_last_name: 7 }, 400, 'First name and last name are required.'],
    [{ target_user_id: 'nobody' }, 404, 'There is no such user.'],
    [{ new_email: 'new@fans.example' }, 400, 'Email already set and cannot be changed.'],
  ])('with %j is refused with %s: %s', async (more, status, text) => {
    const before = await account(cal.id)
    expect(await refused('rpc/update_user_email_and_names', edit(cal, more))).toEqual([status, text])
    expect(await account(cal.id)).toEqual(before)
  })

  it('adds an email where there is none, and says so when another account has it', async () => {
    const { id } = await makeUser(product)
    await allowNoEmail()
    await asSuperuser(product, 'PATCH', `collections/users/records/${id}`, { email: '' })
    const gap = { target_user_id: id, new_first_name: 'Bea', new_last_name: 'Stone' }
    const add = (email: string) => refused('rpc/update_user_email_and_names', { ...gap, new_email: email })
    expect(await add('no address')).toEqual([400, 'Please enter a valid email address.'])
    expect((await add(cal.email.toUpperCase()))[1]).toContain('This email is already registered.')
    expect((await add('Found@Fans.example'))[0]).toBe(200)
    expect(await account(id)).toMatchObject({ email: 'found@fans.example', verified: false })
  })

  it('is not for an operator who may not manage users', async () => {
    const overrides = { manage_users: false }
    const { token } = await makeUser(product, { tier: 'admin', overrides })
    const before = await account(cal.id)
    for (const route of ['update_user_names', 'update_user_email_and_names'])
      expect([route, await refused(`rpc/${route}`, edit(cal), token)]).toEqual([
        route,
        [403, "You don't have permission to manage users."],
      ])
    expect(await account(cal.id)).toEqual(before)
  })
})

describe('an invitation where no mail is set up', () => {
  const person = { email: ' New.Fan@Fans.example', first_name: 'New', last_name: 'Fan' }

  it('shows the link once, and it sets the password once', async () => {
    const { kind, link } = await ask<{ kind: string; link: string }>('POST', 'console/invite', person)
    expect([kind, link.split('token=')[0]]).toEqual(['no-mail', `${product.url}/reset-password?`])
    const token = link.split('token=')[1] ?? ''
    const choose = (password: string) =>
      send('collections/users/confirm-password-reset', {
        token,
        password,
        passwordConfirm: password,
      })
    const [user] = await allRecords<{ id: string }>(product, 'users', `filter=(first_name='New')`)
    expect(await account(user!.id)).toMatchObject({
      email: 'new.fan@fans.example',
      tier: 'registered',
      invited_by_admin: true,
      password_set: false,
      verified: false,
    })
    const look = () => ask('POST', 'account/link', { token })
    expect(await look()).toEqual({ kind: 'reset', state: 'good', isInvitation: true })
    expect((await choose('Overtime-5-Goals')).status).toBe(204)
    expect(await look()).toEqual({ kind: 'reset', state: 'dead' })
    expect((await choose('Overtime-6-Goals')).status).toBe(400)
    expect(await account(user!.id)).toMatchObject({ tier: 'verified', password_set: true, verified: true })
    const letters = await ask<{ sendsMail: boolean; letters: object[] }>('GET', 'console/letters')
    expect(letters).toEqual({ sendsMail: false, letters: [], hasMore: false })
  })

  it('can be asked for again when its answer was lost, and leads to the same account', async () => {
    const again = { email: 'lost.fan@fans.example', first_name: 'Lost', last_name: 'Fan' }
    await ask('POST', 'console/invite', again)
    const { kind, link } = await ask<{ kind: string; link: string }>('POST', 'console/invite', again)
    expect(kind).toBe('no-mail')
    const chosen = { password: 'Overtime-5-Goals', passwordConfirm: 'Overtime-5-Goals' }
    const token = link.split('token=')[1]
    expect((await send('collections/users/confirm-password-reset', { token, ...chosen })).status).toBe(204)
    expect(await allRecords(product, 'users', `filter=(first_name='Lost')`)).toMatchObject([
      { email: again.email, password_set: true, verified: true },
    ])
  })

  it('has the names of the last one, in case those of the first were wrong', async () => {
    const wrong = { email: 'jon.smith@fans.example', first_name: 'Jhon', last_name: 'Smiht' }
    await ask('POST', 'console/invite', wrong)
    await ask('POST', 'console/invite', { ...wrong, first_name: 'Jon', last_name: 'Smith' })
    expect(await allRecords(product, 'users', `filter=(email='${wrong.email}')`)).toMatchObject([
      { first_name: 'Jon', last_name: 'Smith', display_name: 'Jon Smith' },
    ])
  })

  it.each<[who: string, record: object]>([
    ['whom the operator could become', { tier: 'admin', verified: false }],
    ['who has entered the account by another provider', { tier: 'verified', verified: true }],
  ])('gives no link to the account of an invited person %s', async (_who, record) => {
    const { email } = await makeUser(product, { record: { ...record, invited_by_admin: true } })
    expect(await refused('console/invite', { ...person, email })).toEqual([
      400,
      'This email is already registered. The user can sign in or reset their password.',
    ])
  })

  it.each([
    [{ last_name: '' }, 'All fields are required.'],
    [{ email: 'no address' }, 'Please enter a valid email address.'],
    [
      { email: 'NEW.FAN@fans.example' },
      'This email is already registered. The user can sign in or reset their password.',
    ],
  ])('with %j is refused: %s', async (more, text) => {
    expect(await refused('console/invite', { ...person, ...more })).toEqual([400, text])
  })

  it('a link that somebody asked for waits for an operator', async () => {
    const response = await send('collections/users/request-password-reset', { email: cal.email })
    expect(response.status).toBe(503)
    const { letters } = await ask<{ letters: object[] }>('GET', 'console/letters')
    expect(letters).toEqual([
      expect.objectContaining({ recipient: cal.email, kind: 'reset', state: 'held' }) as object,
    ])
  })

  it('a waiting link of an operator is shown to nobody when mail is switched off, as whoever has it enters that account', async () => {
    const expires = Date.now() + 3_600_000
    const admin = await makeUser(product, { tier: 'admin' })
    const waiting = (id: string, recipient: string, kind: string) =>
      `INSERT INTO letters (id, recipient, kind, state, parcel, due, expires)
       VALUES ('${id}', '${recipient}', '${kind}', 'waiting', '{"link":"https://turbo.test/${id}"}', 1, ${expires})`
    await changeDatabase(product.dataDir, [
      'DELETE FROM letters',
      waiting('a-fan', cal.email, 'reset'),
      waiting('b-admin', admin.email.toUpperCase(), 'reset'),
      waiting('c-superuser', operator.email, 'reset'),
      waiting('d-incident', operator.email, 'incident'),
    ])
    const { letters } = await askExpectingOk<{ letters: object[] }>(product, admin, 'GET', 'console/letters')
    expect(letters).toMatchObject([
      { id: 'a-fan', state: 'held', link: 'https://turbo.test/a-fan' },
      { id: 'b-admin', state: 'waiting', link: '' },
      { id: 'c-superuser', state: 'waiting', link: '' },
      { id: 'd-incident', state: 'held', link: 'https://turbo.test/d-incident' },
    ])
    await changeDatabase(product.dataDir, ['DELETE FROM letters'])
  })

  it('a letter that waited when mail was switched off is brought by an operator, but no code is', async () => {
    const expires = Date.now() + 3_600_000
    const waiting = (id: string, kind: string, parcel: object) =>
      `INSERT INTO letters (id, recipient, kind, state, parcel, due, expires)
       VALUES ('${id}', '${id}@fans.example', '${kind}', 'waiting', '${JSON.stringify(parcel)}', 1, ${expires})`
    await changeDatabase(product.dataDir, [
      'DELETE FROM letters',
      waiting('a-link', 'confirm', { link: 'https://turbo.test/x' }),
      waiting('b-code', 'code', { code: '123456' }),
    ])
    const { letters, hasMore } = await ask<{ letters: object[]; hasMore: boolean }>('GET', 'console/letters')
    expect([letters, hasMore]).toMatchObject([
      [
        { id: 'a-link', state: 'held', link: 'https://turbo.test/x' },
        { id: 'b-code', state: 'waiting', link: '' },
      ],
      false,
    ])
    const many = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 99)
      INSERT INTO letters (id, recipient, kind, state, due, expires)
      SELECT 'many' || i, 'fan@fans.example', 'reset', 'failed', 1, ${expires} FROM n`
    await changeDatabase(product.dataDir, [many, waiting('c-link', 'reset', {})])
    const full = await ask<{ letters: object[]; hasMore: boolean }>('GET', 'console/letters')
    expect([full.letters.length, full.hasMore]).toEqual([100, true])
    await changeDatabase(product.dataDir, ['DELETE FROM letters'])
  })
})

describe('the visibility of a sport', () => {
  const shown = async (slug: string) => {
    const { heads } = await ask<{ heads: BoardHead[] }>('GET', 'boards')
    return heads.find(({ id }) => id === slug)?.visible
  }
  /** A server reads the feed when it starts. That it was read shows on the board, where the failure ends. */
  const readFeedAgain = async (slug: GameSlug) => {
    await product.control.fail({ league: slug, kind: 'status', status: 503 })
    await product.kill()
    await product.start()
    await boardWhere(product.url, slug, 'of a feed that fails', ({ source }) => source.state !== 'ok')
    await product.control.recover()
    await boardOfFeed(product.url, slug)
  }

  const switchSports = (changes: Record<string, boolean>, by = operator) =>
    askExpectingOk<Record<string, boolean>>(product, by, 'POST', 'console/visibility', changes)

  it('is stored with the operator who switched it, and pushed to listeners', async () => {
    await boardOfFeed(product.url, 'nfl')
    expect(await shown('nfl')).toBe(true)
    const screen = await openRealtime(product.url)
    expect(await screen.subscribe(['board_heads/*'])).toBe(204)
    const all = await switchSports({ NFL: false })
    expect(all).toMatchObject({ NFL: false, NBA: true, RYDER_CUP: true })
    await until('the head of the hidden league', () =>
      screen.heard.some(({ record }) => record.id === 'nfl' && 'visible' in record && !record.visible),
    )
    screen.close()
    expect(await shown('nfl')).toBe(false)
    expect(await ask('GET', 'console/visibility')).toEqual(all)
    const [row] = await allRecords<{ changed_by: string }>(product, 'app_settings')
    expect(row?.changed_by).toBe(operator.id)
  })

  it('stays when the feed is read again', async () => {
    await switchSports({ NFL: false })
    await readFeedAgain('nfl')
    expect(await shown('nfl')).toBe(false)
  })

  it('of one sport stays when another operator, who has not seen it, switches another sport', async () => {
    const another = await makeUser(product, { superuser: true })
    const seen = await switchSports({ NFL: false, NBA: true })
    await switchSports({ NBA: false }, another)
    expect(await switchSports({ NFL: true })).toEqual({ ...seen, NFL: true, NBA: false })
    expect(await shown('nfl')).toBe(true)
  })

  it.each([{}, { CURLING: false }, { NFL: 'no' }, { NFL: false, CURLING: true }])(
    'is not changed by %j',
    async (body) => {
      const before = await ask('GET', 'console/visibility')
      expect(before).toMatchObject({ NFL: true })
      expect((await send('console/visibility', body)).status).toBe(400)
      expect(await ask('GET', 'console/visibility')).toEqual(before)
    },
  )
})
