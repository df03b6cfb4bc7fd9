import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { permissionsOfTier } from '../../src/domain/people/tiers/permission'
import { changeLate } from '../support/change-late'
import { startProduct, type Product } from '../support/product'
import { asSuperuser, makeUser, personWith, superuserToken, type TestUser } from '../support/users'

/** Two changes of one account that meet: the second was read before the first was written. */
let product: Product
let operator: TestUser
beforeAll(async () => {
  product = await startProduct({ at: '2026-11-03T18:30:00Z', leagues: [], rate: 0 })
  operator = await makeUser(product, { superuser: true })
})
afterAll(() => product?.close())

const account = (id: string) =>
  asSuperuser<Record<string, unknown>>(product, 'GET', `collections/users/records/${id}`)
const send = ({ token }: TestUser, method: string, path: string, body: object) =>
  personWith(product, { authorization: token }).send(method, `/api/${path}`, body)

async function patch({ id }: TestUser, changes: object) {
  const operators = personWith(product, { authorization: await superuserToken(product) })
  return operators.send('PATCH', `/api/collections/users/records/${id}`, changes)
}

/** Sends a request while the database takes another change of that account, which is written first. */
async function sendDuring(user: TestUser, change: string, request: () => Promise<Response>) {
  const end = await changeLate(product.dataDir, `UPDATE users SET ${change} WHERE id = '${user.id}'`)
  try {
    const answer = request()
    // Meanwhile the server has read the account for that request.
    for (const _ of ['once', 'twice', 'thrice']) await account(user.id)
    await end()
    return (await answer).status
  } finally {
    await end()
  }
}

const REGISTERED = permissionsOfTier('registered')
const TAKEN_AWAY = `tier = 'registered', can = '${JSON.stringify(REGISTERED)}'`
const names = (user: TestUser) => ({
  target_user_id: user.id,
  new_first_name: 'Bea',
  new_last_name: 'Stone',
})

describe('a tier that an operator takes away', () => {
  it.each([
    ['signs out everywhere', (user: TestUser) => send(user, 'POST', 'account/sign-out-everywhere', {})],
    [
      'changes the password',
      (user: TestUser) =>
        send(user, 'POST', 'account/password', {
          oldPassword: user.password,
          password: 'Other-Pw-5931',
          passwordConfirm: 'Other-Pw-5931',
        }),
    ],
    [
      'changes a name',
      (user: TestUser) => send(user, 'PATCH', `collections/users/records/${user.id}`, { first_name: 'Bea' }),
    ],
  ])('stays away when its owner %s at that moment', async (_what, request) => {
    const user = await makeUser(product, { tier: 'admin' })
    expect(await sendDuring(user, TAKEN_AWAY, () => request(user))).toBe(200)
    expect(await account(user.id)).toMatchObject({ tier: 'registered', can: REGISTERED })
  })
})

describe('a permission that one operator takes away', () => {
  it('stays away when another raises the tier at that moment', async () => {
    const user = await makeUser(product)
    const takeAway = `overrides = '{"view_betting_odds":false}'`
    expect(await sendDuring(user, takeAway, () => patch(user, { tier: 'verified' }))).toBe(200)
    const kept = permissionsOfTier('verified').filter((name) => name !== 'view_betting_odds')
    expect(await account(user.id)).toMatchObject({ tier: 'verified', can: kept })
  })
})

describe('a tier that an operator gives', () => {
  it('stays when its owner proves the address at that moment', async () => {
    const user = await makeUser(product, { record: { verified: false } })
    expect(await sendDuring(user, `tier = 'premium'`, () => patch(user, { verified: true }))).toBe(200)
    const given = { tier: 'premium', verified: true, can: permissionsOfTier('premium') }
    expect(await account(user.id)).toMatchObject(given)
  })
})

describe('sessions that end by a new password', () => {
  it('stay ended when an operator edits the names at that moment', async () => {
    const user = await makeUser(product)
    const newKey = `tokenKey = '${'k'.repeat(30)}${user.id}'`
    const edit = () => send(operator, 'POST', 'rpc/update_user_names', names(user))
    expect(await sendDuring(user, newKey, edit)).toBe(200)
    expect(await account(user.id)).toMatchObject({ first_name: 'Bea', last_name: 'Stone' })
    expect((await send(user, 'POST', 'account/sign-out-everywhere', {})).status).toBe(401)
  })
})
