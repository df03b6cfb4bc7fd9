import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askFromAnywhere } from '../support/ask-from-anywhere'
import { askUsers } from '../support/ask-users'
import { changeLate } from '../support/change-late'
import type { Product } from '../support/product'
import { startBehindProxy } from '../support/product-behind-proxy'
import { readAnswer, type Answer } from '../support/read-answer'
import { openRealtime } from '../support/realtime-client'
import { refuseWrites } from '../support/refuse-writes'
import {
  devicesOf,
  makeSignedOutUser,
  openSession,
  signOut,
  statusOf,
  type ListedDevice,
} from '../support/sessions'
import { until } from '../support/until'
import { allRecords, asSuperuser, makeUser, type TestUser } from '../support/users'
import { reportVisit, visitsOf } from '../support/visits'

/** The devices on which somebody is signed in, and what ends a session there. */

let product: Product
beforeAll(async () => {
  product = await startBehindProxy()
})
afterAll(() => product?.close())

describe('signing out everywhere', () => {
  it('ends every other token and stream, and keeps this one', async () => {
    const user = await makeUser(product)
    const other = await signIn(user)
    const stream = await openRealtime(product.url, other)
    expect(await stream.subscribe([`users/${user.id}`])).toBe(204)
    const { body } = await account('sign-out-everywhere', {}, user)
    expect(await statusOf(product, String(body['token']))).toBe(200)
    for (const token of [user.token, other]) expect(await statusOf(product, token)).toBe(401)
    const heard = stream.heard.length
    await asSuperuser(product, 'PATCH', `collections/users/records/${user.id}`, {
      display_name: 'Nobody hears',
    })
    const probe = await openRealtime(product.url, String(body['token']))
    expect(await probe.subscribe([`users/${user.id}`])).toBe(204)
    await asSuperuser(product, 'PATCH', `collections/users/records/${user.id}`, { display_name: 'I do' })
    await until('the stream that is let in', () => probe.heard.length > 0)
    expect(stream.heard).toHaveLength(heard)
    for (const client of [stream, probe]) client.close()
  })
})

describe('while the disk is full', () => {
  const FULL = 'database or disk is full'

  it('nobody who signs in is told that the password is wrong', async () => {
    const user = await makeSignedOutUser(product)
    const writeAgain = await refuseWrites(product.dataDir, 'password_guesses', FULL)
    const { email: identity, password } = user
    const answer = await askUsers(product, 'auth-with-password', { identity, password })
    await writeAgain()
    expect([answer.status, answer.body['message']]).toEqual([
      503,
      'The server can save nothing at the moment. Please try again later.',
    ])
    expect(await statusOf(product, await signIn(user))).toBe(200)
  })

  it('a session begins and goes on although the list of devices cannot be written', async () => {
    const user = await makeSignedOutUser(product)
    const writeAgain = await refuseWrites(product.dataDir, 'signed_in_devices', FULL)
    try {
      expect(await statusOf(product, await signIn(user))).toBe(200)
    } finally {
      await writeAgain()
    }
  })
})

describe('a page that is open while its session ends', () => {
  const openPage = async (user: TestUser, token: string) => {
    const stream = await openRealtime(product.url, token)
    expect(await stream.subscribe([`users/${user.id}`])).toBe(204)
    return stream
  }

  it.each<[how: string, body: (user: TestUser) => object]>([
    ['sign-out-everywhere', () => ({})],
    ['password', ({ password }) => ({ oldPassword: password, password: NEW })],
  ])('loses its stream by %s, so that it asks and learns that it is signed out', async (action, body) => {
    const user = await makeUser(product)
    const [here, there] = [await signIn(user), await signIn(user)]
    const [own, other] = [await openPage(user, here), await openPage(user, there)]
    expect((await account(action, body(user), { ...user, token: here })).status).toBe(200)
    await until('the end of the other stream', () => !other.isOpen())
    // The page that did this goes on with a new token, and hears what happens from now on.
    await asSuperuser(product, 'PATCH', `collections/users/records/${user.id}`, { tier: 'premium' })
    await until('the news of the new tier', () => own.heard.length > 0)
    own.close()
  })

  it('loses its stream when an operator ends it', async () => {
    const [user, operator] = [await makeUser(product), await makeUser(product, { superuser: true })]
    const page = await openPage(user, user.token)
    const body = { target_user_id: user.id }
    expect((await post('/api/console/sessions/end', body, operator.token)).status).toBe(204)
    await until('the end of the stream', () => !page.isOpen())
  })
})

describe('the list of devices', () => {
  const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'
  const SAFARI =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15'

  it('names each by its user agent, marks the one that asks, and has nobody else’s', async () => {
    const [user, other] = [await makeSignedOutUser(product), await makeSignedOutUser(product)]
    const [here, tablet] = [await signIn(user, CHROME), await signIn(user, SAFARI)]
    await signIn(other)
    await reportVisit(product, tablet, { sport: 'NFL', touchPoints: 5 }, SAFARI)
    const devices = (await devicesOf(product, here)).map(
      ({ name, type, isThis }) => `${name}, ${type}, ${isThis}`,
    )
    expect(devices.toSorted()).toEqual(['Chrome on Windows, desktop, true', 'Safari on iPad, tablet, false'])
  })

  it('counts a device with a renewed token once, and drops one that signs out', async () => {
    const user = await makeSignedOutUser(product)
    const [here, there] = [await signIn(user), await signIn(user)]
    const renewed = await post('/api/collections/users/auth-refresh', {}, there)
    expect(await devicesOf(product, here)).toHaveLength(2)
    await signOut(product, ((await renewed.json()) as { token: string }).token)
    expect(await devicesOf(product, here)).toMatchObject([{ isThis: true }])
  })

  it('drops a device whose token has run out', async () => {
    const user = await makeSignedOutUser(product)
    const [here, there] = [await signIn(user), await signIn(user)]
    const { id } = (await devicesOf(product, here)).find(({ isThis }) => !isThis)!
    const { exp } = JSON.parse(Buffer.from(there.split('.')[1]!, 'base64url').toString()) as { exp: number }
    const lifeMs = exp * 1000 - Date.now()
    const renewedAgo = (ms: number) =>
      asSuperuser(product, 'PATCH', `collections/signed_in_devices/records/${id}`, {
        renewed: Date.now() - ms,
      })
    await renewedAgo(lifeMs - 60_000)
    expect(await devicesOf(product, here)).toHaveLength(2)
    await renewedAgo(lifeMs + 60_000)
    expect(await devicesOf(product, here)).toHaveLength(1)
  })

  it.each<[how: string, sql: (device: string, user: string) => string]>([
    [
      'that one alone',
      (device) => `INSERT INTO ended_sessions (id, ended) VALUES ('${device}', ${Date.now()});
        DELETE FROM signed_in_devices WHERE id = '${device}'`,
    ],
    [
      'all of them',
      (_device, user) => `UPDATE users SET tokenKey = '${'k'.repeat(30)}${user}' WHERE id = '${user}';
        DELETE FROM signed_in_devices WHERE user_id = '${user}'`,
    ],
  ])('does not get a device back that speaks while somebody signs out %s', async (_how, sql) => {
    const user = await makeSignedOutUser(product)
    const [here, there] = [await signIn(user), await signIn(user)]
    const { id } = (await devicesOf(product, here)).find(({ isThis }) => !isThis)!
    const end = await changeLate(product.dataDir, sql(id, user.id))
    try {
      const said = reportVisit(product, there, { sport: 'NFL' })
      // Meanwhile the server has let that device in.
      for (const _ of ['once', 'twice', 'thrice']) await devicesOf(product, here)
      await end()
      await said
    } finally {
      await end()
    }
    const ofUser = async (table: string) =>
      (await allRecords<{ id: string; user_id: string }>(product, table)).filter(
        (row) => row.user_id === user.id,
      )
    expect((await ofUser('signed_in_devices')).map((row) => row.id)).not.toContain(id)
    expect(await ofUser('user_sessions')).toEqual([])
  })

  it('signs one out: its tokens, its stream and its visit end, the others go on', async () => {
    const user = await makeSignedOutUser(product)
    const [here, there] = [await signIn(user, CHROME), await signIn(user, SAFARI)]
    for (const [token, agent] of [
      [here, CHROME],
      [there, SAFARI],
    ] as const)
      await reportVisit(product, token, { sport: 'NFL', touchPoints: agent === SAFARI ? 5 : 0 }, agent)
    const stream = await openRealtime(product.url, there)
    expect(await stream.subscribe([`users/${user.id}`])).toBe(204)
    const { id } = (await devicesOf(product, here)).find(({ isThis }) => !isThis)!
    expect((await post('/api/account/devices/sign-out', { id }, here)).status).toBe(204)
    expect([await statusOf(product, there), await statusOf(product, here)]).toEqual([401, 200])
    expect(await devicesOf(product, here)).toMatchObject([{ isThis: true }])
    const visits = await visitsOf(product, user)
    expect(visits.map(({ device_type: type, is_active: active }) => `${type} ${active}`).toSorted()).toEqual([
      'desktop true',
      'tablet false',
    ])
    const probe = await openRealtime(product.url, here)
    expect(await probe.subscribe([`users/${user.id}`])).toBe(204)
    await until('the end of its stream', () => !stream.isOpen())
    const heard = stream.heard.length
    await asSuperuser(product, 'PATCH', `collections/users/records/${user.id}`, { display_name: 'I hear' })
    await until('the stream that is let in', () => probe.heard.length > 0)
    expect(stream.heard).toHaveLength(heard)
    for (const client of [stream, probe]) client.close()
  })

  it('cannot sign out somebody else’s device', async () => {
    const [user, other] = [await makeSignedOutUser(product), await makeSignedOutUser(product)]
    const [here, there] = [await signIn(user), await signIn(other)]
    const [{ id }] = (await devicesOf(product, there)) as [ListedDevice]
    expect((await post('/api/account/devices/sign-out', { id }, here)).status).toBe(404)
    expect(await statusOf(product, there)).toBe(200)
  })

  it('has only this device after signing out everywhere', async () => {
    const user = await makeSignedOutUser(product)
    const [here] = [await signIn(user), await signIn(user)]
    const answer = await post('/api/account/sign-out-everywhere', {}, here)
    const { token } = (await answer.json()) as { token: string }
    expect(await devicesOf(product, token)).toMatchObject([{ isThis: true }])
  })
})

const NEW = 'Overtime-5-Goals'

function account(action: string, body: object, { token }: TestUser): Promise<Answer> {
  return readAnswer(post(`/api/account/${action}`, body, token))
}

function signIn(user: TestUser, agent?: string): Promise<string> {
  return openSession(product, user, { headers: agent ? { 'user-agent': agent } : undefined })
}

function post(path: string, body: object, token: string): Promise<Response> {
  return askFromAnywhere(product, 'POST', path, { body, token })
}
