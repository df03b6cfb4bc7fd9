import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERMISSIONS, permissionsOfTier } from '../../src/domain/people/tiers/permission'
import { askFromAnywhere } from '../support/ask-from-anywhere'
import { startProduct, type Product } from '../support/product'
import { readAnswer, type Answer } from '../support/read-answer'
import { asSuperuser, makeUser, type TestUser, type UserOptions } from '../support/users'

/** 001 section 7: what accounts ask of the database by name. */

let product: Product
beforeAll(async () => {
  product = await startProduct({
    at: '2026-10-25T18:30:00Z',
    leagues: [],
    rate: 0,
    env: { TRUSTED_PROXY: 'X-Real-IP' },
  })
})
afterAll(() => product?.close())

function call(name: string, { token }: TestUser, body: object): Promise<Answer> {
  return readAnswer(askFromAnywhere(product, 'POST', `/api/rpc/${name}`, { body, token }))
}

const recordOf = (user: TestUser) =>
  asSuperuser<{ tier: string; can: readonly string[] }>(
    product,
    'GET',
    `collections/users/records/${user.id}`,
  )

describe('get_user_permissions', () => {
  const permissions = async (by: TestUser, of = by) =>
    (await call('get_user_permissions', by, { p_user_id: of.id })).body['permissions']

  it('lists every permission by name: those of the tier, and what an operator gave or took', async () => {
    const user = await makeUser(product, {
      tier: 'verified',
      overrides: { export_data: true, view_betting_odds: false },
    })
    const held = [...permissionsOfTier('verified'), 'export_data'].filter(
      (name) => name !== 'view_betting_odds',
    )
    const expected = Object.fromEntries(PERMISSIONS.map((name) => [name, held.includes(name)]))
    expect(await permissions(user)).toEqual(expected)
  })

  it('tells only operators about somebody else', async () => {
    const [user, other] = await users({}, { tier: 'premium' })
    expect((await call('get_user_permissions', other!, { p_user_id: user!.id })).status).toBe(403)
    const admin = await makeUser(product, { tier: 'admin' })
    expect(await permissions(admin, user)).toMatchObject({ view_box_scores: true, export_data: false })
    expect((await call('get_user_permissions', admin, { p_user_id: 'nobody000000000' })).status).toBe(404)
  })
})

describe('upgrade_user_tier', () => {
  const upgrade = async (by: TestUser, of: TestUser, tier: string) => {
    const { status } = await call('upgrade_user_tier', by, { p_user_id: of.id, p_new_tier: tier })
    return [status, (await recordOf(of)).tier]
  }

  it.each([
    ['registered', true, 'verified', 200, 'verified'],
    ['registered', false, 'verified', 403, 'registered'],
    ['registered', true, 'premium', 403, 'registered'],
    ['verified', true, 'admin', 403, 'verified'],
    ['premium', true, 'verified', 200, 'premium'],
    ['registered', true, 'guest', 403, 'registered'],
    ['registered', true, 'gold', 400, 'registered'],
  ] as const)(
    'of a %s user, address proven %s, to %s answers %d and leaves %s',
    async (tier, verified, to, ...result) => {
      const user = await makeUser(product, { record: { verified } })
      await asSuperuser(product, 'PATCH', `collections/users/records/${user.id}`, { tier })
      expect(await upgrade(user, user, to)).toEqual(result)
    },
  )

  it('gives the permissions of the new tier at once', async () => {
    const user = await makeUser(product)
    await upgrade(user, user, 'verified')
    expect((await recordOf(user)).can).toContain('view_betting_odds')
  })

  it('of somebody else is for operators, who may grant any tier', async () => {
    const [user, other] = await users({}, { tier: 'premium' })
    expect(await upgrade(other!, user!, 'verified')).toEqual([403, 'registered'])
    const operator = await makeUser(product, { superuser: true })
    expect(await upgrade(operator, user!, 'premium')).toEqual([200, 'premium'])
    expect(await upgrade(operator, user!, 'registered')).toEqual([200, 'registered'])
  })

  it('of an operator is for superusers: an admin who made another a plain user could take over the account', async () => {
    const [admin, other, superuser] = await users({ tier: 'admin' }, { tier: 'admin' }, { superuser: true })
    expect(await upgrade(admin!, other!, 'registered')).toEqual([403, 'admin'])
    expect(await upgrade(admin!, superuser!, 'premium')).toEqual([403, 'registered'])
    const refusal = await call('upgrade_user_tier', admin!, { p_user_id: other!.id, p_new_tier: 'admin' })
    expect(refusal.body['message']).toBe('Only a superuser changes the tier of an operator.')
    expect(await upgrade(superuser!, other!, 'premium')).toEqual([200, 'premium'])
    expect(await upgrade(admin!, admin!, 'premium')).toEqual([200, 'premium'])
  })
})

describe('record_feature_usage', () => {
  const record = (by: TestUser, flag: unknown, metadata: unknown = null, of = by) =>
    call('record_feature_usage', by, { p_user_id: of.id, p_feature_flag: flag, p_metadata: metadata })

  it('counts the uses of an Eastern day, with the metadata of the last one', async () => {
    const user = await makeUser(product)
    expect((await record(user, 'box-score')).body).toEqual({
      recorded: true,
      quota_limit: null,
      uses_left: null,
    })
    await record(user, 'box-score', '{"game":"401"}')
    expect(await usageOf(user)).toEqual([
      {
        feature_flag: 'box-score',
        usage_count: 2,
        date_bucket: '2026-10-25',
        quota_limit: 0,
        metadata: '{"game":"401"}',
      },
    ])
  })

  it('allows no more uses than the quota of the day, however many come at once', async () => {
    const user = await makeUser(product, { tier: 'premium' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => record(user, 'export_data')))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(25)
    expect(statuses.filter((status) => status === 429)).toHaveLength(25)
    const lefts = answers.flatMap(({ status, body }) => (status === 200 ? [Number(body['uses_left'])] : []))
    expect(lefts.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 25 }, (_, left) => left))
    expect(await usageOf(user)).toMatchObject([{ usage_count: 25, quota_limit: 25 }])
  })

  it.each([
    ['a feature with a quota, for a user without that feature', 'export_data', null, 403],
    ['an unknown feature', 'everything', null, 400],
    ['a feature that is no text', { a: 1 }, null, 400],
    ['metadata that is no JSON', 'box-score', '{', 400],
    ['metadata that is no object', 'box-score', '[1]', 400],
    ['metadata that is long', 'box-score', JSON.stringify({ text: 'x'.repeat(2000) }), 400],
  ])('refuses %s', async (_what, flag, metadata, status) => {
    const user = await makeUser(product, { tier: 'verified' })
    expect((await record(user, flag, metadata)).status).toBe(status)
    expect(await usageOf(user)).toEqual([])
  })

  it('counts no use for somebody else, not even when an operator asks', async () => {
    const [user, admin] = await users({}, { tier: 'admin' })
    expect((await record(admin!, 'box-score', null, user)).status).toBe(403)
    expect(await usageOf(user!)).toEqual([])
  })

  async function usageOf(user: TestUser) {
    const path = `collections/feature_usage_tracking/records?filter=(user_id='${user.id}')`
    const fields = '&fields=feature_flag,usage_count,date_bucket,quota_limit,metadata'
    const { items } = await asSuperuser<{ items: unknown[] }>(product, 'GET', path + fields)
    return items
  }
})

const users = (...options: readonly UserOptions[]) =>
  Promise.all(options.map((one) => makeUser(product, one)))
