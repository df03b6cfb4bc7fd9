import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAudienceAnswer } from '../../src/backend/shapes/people-shape'
import type { AudienceAnswer } from '../../src/domain/operations/audience/audience-answers'
import { productTime } from '../../src/domain/time/product-clock'
import { askExpectingOk } from '../support/ask-expecting-ok'
import { askFromAnywhere } from '../support/ask-from-anywhere'
import { changeLate } from '../support/change-late'
import { startProduct, type Product } from '../support/product'
import { readAnswer, type Answer } from '../support/read-answer'
import { makeSignedOutUser, openSession, signOut } from '../support/sessions'
import { until } from '../support/until'
import { asSuperuser, createRecord, makeUser, type TestUser } from '../support/users'
import { reportVisit, visitsOf } from '../support/visits'

/** The visits of users, as the console counts them: which of them go on, and what ends one. */

let product: Product
beforeAll(async () => {
  const env = { TRUSTED_PROXY: 'X-Real-IP' }
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: [], env })
})
afterAll(() => product?.close())

describe('the earlier visits of a user', () => {
  it.each<[how: string, body: (user: TestUser) => object]>([
    ['sign-out-everywhere', () => ({})],
    ['password', ({ password }) => ({ oldPassword: password, password: NEW })],
  ])('are over after %s, and those of other users go on', async (action, body) => {
    const [user, other] = [await makeUser(product), await makeUser(product)]
    for (const { id } of [user, other])
      await createRecord(product, 'user_sessions', {
        user_id: id,
        session_start: TIME,
        last_activity: TIME,
        is_active: true,
      })
    const { body: answer } = await account(action, body(user), user)
    const ofOwn = await fetch(`${product.url}/api/collections/user_sessions/records`, {
      headers: { authorization: String(answer['token']) },
    })
    const { items } = (await ofOwn.json()) as { items: { is_active: boolean }[] }
    expect(items.map((row) => row.is_active)).toEqual([false])
    expect(await visitsOf(product, other)).toMatchObject([{ is_active: true }])
  })
})

describe('a visit', () => {
  it('ends when the device signs out, even if its outbox could not report it', async () => {
    const user = await makeSignedOutUser(product)
    const token = await openSession(product, user)
    await reportVisit(product, token, { sport: 'NFL' })
    await reportVisit(product, token, { sport: 'NBA' })
    expect(await visitsOf(product, user)).toMatchObject([{ current_sport: 'NBA', is_active: true }])
    await signOut(product, token)
    expect(await visitsOf(product, user)).toMatchObject([{ current_sport: 'NBA', is_active: false }])
  })
})

describe('a visit that fell silent', () => {
  const minutesAgo = (minutes: number) =>
    new Date(productTime(product.clock, Date.now()) - minutes * 60_000).toISOString()
  const visit = (user: TestUser, minutes: number) =>
    createRecord(product, 'user_sessions', {
      user_id: user.id,
      session_start: minutesAgo(minutes),
      last_activity: minutesAgo(minutes),
      is_active: true,
    })
  const isActive = async (user: TestUser) => (await visitsOf(product, user))[0]?.is_active

  it('ends after half an hour, and no sooner', async () => {
    const [silent, there] = [await makeUser(product), await makeUser(product)]
    await visit(silent, 31)
    // This is far enough from half an hour that even a slow machine does not reach it.
    await visit(there, 28)
    await asSuperuser(product, 'POST', 'crons/idle-visits')
    await until('the silent one to be over', async () => (await isActive(silent)) === false)
    expect(await isActive(there)).toBe(true)
  })

  it('goes on when its page is heard of in the moment in which it would end', async () => {
    const heard = `last_activity = '${minutesAgo(0).replace('T', ' ')}'`
    // The server ends idle visits by itself at every minute, which may be just before the change.
    const { back, silent, end } = await until('a visit that goes on when the change begins', async () => {
      const users = { back: await makeUser(product), silent: await makeUser(product) }
      await visit(users.back, 40)
      await visit(users.silent, 31)
      const ofBack = `WHERE user_id = '${users.back.id}'`
      const finish = await changeLate(product.dataDir, `UPDATE user_sessions SET ${heard} ${ofBack}`)
      if (await isActive(users.back).catch(() => false)) return { ...users, end: finish }
      await finish()
      return undefined
    })
    try {
      await asSuperuser(product, 'POST', 'crons/idle-visits')
      // Meanwhile the server has read which visits are silent.
      for (const _ of ['once', 'twice', 'thrice']) await isActive(back)
    } finally {
      await end()
    }
    await until('the silent one to be over', async () => (await isActive(silent)) === false)
    expect(await isActive(back)).toBe(true)
  })
})

describe('a visit whose kind of device nobody named', () => {
  const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile Safari/537.36'
  const visitOf = async (user: TestUser) => {
    const operator = await makeUser(product, { superuser: true })
    const audience = await askExpectingOk<unknown>(product, operator, 'GET', 'console/audience')
    expect(isAudienceAnswer(audience)).toBe(true)
    return (audience as AudienceAnswer).sessions.find(({ userId }) => userId === user.id)
  }
  const write = async (method: string, path: string, body: object, { token }: TestUser) => {
    const question = { body, token, headers: { 'user-agent': PHONE } }
    const url = `/api/collections/user_sessions/records${path}`
    const answer = await readAnswer(askFromAnywhere(product, method, url, question))
    expect(answer.status).toBe(200)
    return String(answer.body['id'])
  }

  it('is on the device that its program claims to be, and the console can read it', async () => {
    const user = await makeUser(product)
    await write('POST', '', { user_id: user.id, is_active: true }, user)
    expect(await visitOf(user)).toMatchObject({ deviceType: 'mobile' })
  })

  it('stays readable when its owner takes the kind away', async () => {
    const user = await makeUser(product)
    const id = await write('POST', '', { user_id: user.id, is_active: true, device_type: 'tablet' }, user)
    expect(await visitOf(user)).toMatchObject({ deviceType: 'tablet' })
    await write('PATCH', `/${id}`, { device_type: '' }, user)
    expect(await visitOf(user)).toMatchObject({ deviceType: 'mobile' })
  })

  it('is readable when its row is an old one', async () => {
    const user = await makeUser(product)
    await createRecord(product, 'user_sessions', {
      user_id: user.id,
      session_start: now(),
      last_activity: now(),
      is_active: true,
      user_agent: PHONE,
    })
    expect(await visitOf(user)).toMatchObject({ deviceType: 'mobile' })
  })
})

const now = () => new Date(productTime(product.clock, Date.now())).toISOString()
const NEW = 'Overtime-5-Goals'
const TIME = '2026-10-25 18:30:00.000Z'

function account(action: string, body: object, { token }: TestUser): Promise<Answer> {
  return readAnswer(askFromAnywhere(product, 'POST', `/api/account/${action}`, { body, token }))
}
