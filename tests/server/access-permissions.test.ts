import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GameAnswer } from '../../src/domain/box-score/game-answer'
import { PERMISSIONS, permissionsOfTier } from '../../src/domain/people/tiers/permission'
import { startProduct, type Product } from '../support/product'
import { openRealtime } from '../support/realtime-client'
import { until } from '../support/until'
import { asSuperuser, createRecord, makeUser, superuserToken } from '../support/users'

let product: Product
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: ['nfl'] })
})
afterAll(() => product?.close())

describe('what a user may do', () => {
  it.each(['registered', 'verified', 'premium', 'admin'] as const)('follows from tier %s', async (tier) => {
    expect((await read((await makeUser(product, { tier })).id)).can).toEqual(permissionsOfTier(tier))
  })

  it('follows from permissions that were granted and taken away', async () => {
    const { id } = await makeUser(product, {
      tier: 'verified',
      overrides: { export_data: true, view_betting_odds: false },
    })
    const expected = [...permissionsOfTier('verified'), 'export_data'].filter(
      (name) => name !== 'view_betting_odds',
    )
    expect((await read(id)).can).toEqual(expected)
    await asSuperuser(product, 'PATCH', `collections/users/records/${id}`, { overrides: null })
    expect((await read(id)).can).toEqual(permissionsOfTier('verified'))
  })

  it('can be nothing at all: then a box score is locked as for a guest', async () => {
    const overrides = Object.fromEntries(permissionsOfTier('registered').map((name) => [name, false]))
    const { id, token } = await makeUser(product, { overrides })
    expect((await read(id)).can).toEqual([])
    const [game] = product.sim.world.games('nfl', '2026-10-18')
    const answer = await fetch(`${product.url}/api/games/nfl/${game!.id}`, {
      headers: { authorization: token },
    })
    const { locked } = (await answer.json()) as GameAnswer
    expect(locked).toEqual(expect.arrayContaining(['view_box_scores', 'view_player_stats']))
  })

  it('is everything while there is a superusers row, and follows the tier again without it', async () => {
    const { id } = await makeUser(product)
    const row = await asSuperuser<{ id: string }>(product, 'POST', 'collections/superusers/records', {
      user_id: id,
    })
    expect((await read(id)).can).toEqual(PERMISSIONS)
    await asSuperuser(product, 'DELETE', `collections/superusers/records/${row.id}`)
    expect((await read(id)).can).toEqual(permissionsOfTier('registered'))
  })

  it('moves to another user together with a superusers row', async () => {
    const first = await makeUser(product)
    const second = await makeUser(product)
    const path = 'collections/superusers/records'
    const row = await asSuperuser<{ id: string }>(product, 'POST', path, { user_id: first.id })
    await asSuperuser(product, 'PATCH', `${path}/${row.id}`, { user_id: second.id })
    expect((await read(first.id)).can).toEqual(permissionsOfTier('registered'))
    expect((await read(second.id)).can).toEqual(PERMISSIONS)
  })

  it('is everything for a user made by the operator command', async () => {
    const { status, stderr } = operator('chief@bar.example', 'Whistle-4-Kickoff')
    expect([status, stderr.includes('Error')]).toEqual([0, false])
    const token = await superuserToken(product)
    const filter = encodeURIComponent("email='chief@bar.example'")
    const found = await request('GET', `users/records?filter=${filter}`, undefined, token)
    expect(((await found.json()) as { items: Person[] }).items[0]?.can).toEqual(PERMISSIONS)
  })

  it('takes effect on an open stream as soon as it changes', async () => {
    const user = await makeUser(product)
    const { id } = await createRecord<{ id: string }>(product, 'odds_boards', ODDS)
    const stream = await openRealtime(product.url, user.token)
    expect(await stream.subscribe([`odds_boards/${id}`])).toBe(204)
    const push = (rev: string) =>
      asSuperuser(product, 'PATCH', `collections/odds_boards/records/${id}`, { rev })
    await push('aaaaaaaa-2')
    const overrides = { view_betting_odds: true }
    await asSuperuser(product, 'PATCH', `collections/users/records/${user.id}`, { overrides })
    await push('aaaaaaaa-3')
    await until('the second push', () => stream.heard.length > 0)
    stream.close()
    expect(stream.heard.map((event) => event.record)).toMatchObject([{ id, rev: 'aaaaaaaa-3' }])
  })
})

describe('the operator command', () => {
  it('refuses a common password too', () => {
    const { status, stderr } = operator('lazy@bar.example', 'football')
    expect(status).not.toBe(0)
    expect(stderr).toContain("Let's make that password stronger!")
  })
})

const ODDS = { id: 'openstream', rev: 'aaaaaaaa-1', checked_at: '2026-10-25 18:30:00.000Z' }

type Person = Record<string, unknown> & {
  readonly id: string
  readonly email?: string
  readonly can: string[]
}

function request(method: string, path: string, body?: object, token?: string): Promise<Response> {
  return fetch(`${product.url}/api/collections/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

function read(id: string): Promise<Person> {
  return asSuperuser<Person>(product, 'GET', `collections/users/records/${id}`)
}

function operator(email: string, password: string) {
  return spawnSync(process.execPath, ['scripts/run.mjs', 'scripts/operator.ts', email], {
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: product.dataDir,
      APP_URL: product.url,
      OPERATOR_PASSWORD: password,
    },
  })
}
