import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Screen, ScreensAnswer } from '../../src/domain/operations/fleet/screen'
import { boardOfFeed } from '../support/boards'
import { changeLate } from '../support/change-late'
import { startProduct, type Product } from '../support/product'
import { allRecords, asSuperuser, makeUser, type TestUser } from '../support/users'

/** What screens on walls report about themselves, and what operators ask of them. Time stands still. */
const NOW = '2026-10-25T18:30:00Z'
const NOW_MS = Date.parse(NOW)
const DAY_MS = 86_400_000

let product: Product
let operator: TestUser
beforeAll(async () => {
  product = await startProduct({ at: NOW, leagues: ['nfl'], rate: 0, slate: 'standard' })
  operator = await makeUser(product, { superuser: true })
  await boardOfFeed(product.url, 'nfl')
})
afterAll(() => product?.close())

const wall = (name: string) => name.padStart(15, '0')

function post(path: string, body: object, token?: string): Promise<Response> {
  return fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    body: JSON.stringify(body),
  })
}

/** Returns whether the screen is asked to reload. */
async function report(id: string, more: object = {}): Promise<boolean> {
  const body = {
    id,
    begins: false,
    league: 'nfl',
    frameAgeMs: 16,
    boardAtMs: NOW_MS,
    build: '0a1b2c3d',
    ...more,
  }
  const response = await post('/api/screens', body)
  expect(response.status).toBe(200)
  return ((await response.json()) as { reload: boolean }).reload
}

async function listed(): Promise<ScreensAnswer> {
  const response = await fetch(`${product.url}/api/console/screens`, {
    headers: { authorization: operator.token },
  })
  expect(response.status).toBe(200)
  return (await response.json()) as ScreensAnswer
}
const screenOf = async (id: string): Promise<Screen | undefined> =>
  (await listed()).screens.find((screen) => screen.id === id)

describe('a screen on a wall', () => {
  it('shows operators what it reports of itself, and nothing else', async () => {
    await report(wall('told'), { begins: true, frameAgeMs: 2000, name: 'Ann Lee' })
    expect(await screenOf(wall('told'))).toEqual({
      id: wall('told'),
      heardAtMs: NOW_MS,
      begunAtMs: NOW_MS,
      frameAtMs: NOW_MS - 2000,
      league: 'nfl',
      boardAtMs: NOW_MS,
      build: '0a1b2c3d',
    })
    const row = await asSuperuser<object>(product, 'GET', `collections/screens/records/${wall('told')}`)
    expect(JSON.stringify(row)).not.toMatch(/127\.0\.0\.1|Ann Lee/)
  })

  it('is told to reload in answer to its own report, and to no other', async () => {
    await report(wall('one'))
    await report(wall('other'))
    const asked = await post('/api/console/screens/reload', { id: wall('one') }, operator.token)
    expect(asked.status).toBe(200)
    expect(await report(wall('other'))).toBe(false)
    expect(await report(wall('one'))).toBe(true)
    expect((await screenOf(wall('one')))?.reloadAskedAtMs).toBe(NOW_MS)
    expect(await report(wall('one'), { begins: true })).toBe(false)
    expect((await screenOf(wall('one')))?.reloadAskedAtMs).toBeUndefined()
    expect(await report(wall('one'))).toBe(false)
  })

  it('can be told to reload together with all others', async () => {
    await report(wall('one'))
    await report(wall('other'))
    await post('/api/console/screens/reload', {}, operator.token)
    expect([await report(wall('one')), await report(wall('other'))]).toEqual([true, true])
  })

  it('hears of an order that an operator gave while its last report was being saved', async () => {
    await report(wall('busy'))
    const order = `UPDATE screens SET reload_asked_at = ${NOW_MS} WHERE id = '${wall('busy')}'`
    const end = await changeLate(product.dataDir, order)
    try {
      const last = report(wall('busy'))
      // Meanwhile the server has read what it knows of the screen.
      for (const _ of ['once', 'twice', 'thrice']) await listed()
      await end()
      await last
    } finally {
      await end()
    }
    expect(await report(wall('busy'))).toBe(true)
  })

  it('counts as behind while the server has a newer board than it shows', async () => {
    const behindSince = async (boardAtMs: number) => {
      await report(wall('late'), { boardAtMs })
      return (await screenOf(wall('late')))?.behindSinceMs
    }
    expect(await behindSince(NOW_MS - 120_000)).toBeUndefined()
    expect(await behindSince(NOW_MS - 120_000)).toBe(NOW_MS)
    // The screen got a newer board, so the newest one may still be on its way.
    expect(await behindSince(NOW_MS - 60_000)).toBeUndefined()
    expect(await behindSince(NOW_MS - 60_000)).toBe(NOW_MS)
    expect(await behindSince(NOW_MS)).toBeUndefined()
  })

  it('goes from the list a day after it went silent', async () => {
    await report(wall('gone'))
    const row = `collections/screens/records/${wall('gone')}`
    await asSuperuser(product, 'PATCH', row, { heard_at: NOW_MS - DAY_MS })
    expect(await screenOf(wall('gone'))).toBeDefined()
    await asSuperuser(product, 'PATCH', row, { heard_at: NOW_MS - DAY_MS - 1 })
    expect(await screenOf(wall('gone'))).toBeUndefined()
  })

  it.each([
    ['report with a wrong id', '/api/screens', { id: 'x' }, 400],
    ['order for an unknown screen', '/api/console/screens/reload', { id: wall('nobody') }, 404],
    ['order that names no screen', '/api/console/screens/reload', { id: 7 }, 400],
  ])('accepts no %s', async (_what, path, body, status) => {
    expect((await post(path, body, operator.token)).status).toBe(status)
  })

  it('is not crowded out by made-up screens: one address can add a hundred a day', async () => {
    await report(wall('told'))
    for (let number = 0; number < 105; number++) await report(wall(`made${number}`))
    const ids = (await allRecords<{ id: string }>(product, 'screens')).map(({ id }) => id)
    expect(ids.length).toBeLessThanOrEqual(100)
    expect([ids.includes(wall('made0')), ids.includes(wall('made104'))]).toEqual([true, false])
    await report(wall('told'), { frameAgeMs: 5000 })
    expect((await screenOf(wall('told')))?.frameAtMs).toBe(NOW_MS - 5000)
  })
})
