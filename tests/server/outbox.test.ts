import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRealtime } from '../support/realtime-client'
import { outcomes, sendOutbox, type SentEntry } from '../support/outbox'
import { startProduct, type Product } from '../support/product'
import { until } from '../support/until'
import { allRecords, asSuperuser, makeUser, type TestUser } from '../support/users'

const NOW = Date.parse('2026-10-25T18:30:00Z')
const EARLIER = NOW - 60_000

let product: Product
let user: TestUser
beforeAll(async () => {
  product = await startProduct({ at: '2026-10-25T18:30:00Z', leagues: ['nfl'], rate: 0 })
})
afterAll(() => product?.close())

const send = (...entries: readonly SentEntry[]) => sendOutbox(product, user.token, entries)
const rows = async (collection: string) => {
  const all = await allRecords<Record<string, unknown>>(product, collection)
  return all.filter((row) => row['user_id'] === user.id)
}
const star = (team: string, on: boolean, at: number): SentEntry => ({
  kind: 'favourites',
  body: { team, on },
  at,
})

describe('an entry of the outbox', () => {
  beforeAll(async () => {
    user = await makeUser(product)
  })

  it('takes effect once, however often it is sent, also at the same time', async () => {
    const entry = { id: randomUUID(), kind: 'usage', body: { feature: 'box-score' } }
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(entry, entry)))
    expect(new Set(answers.flatMap(outcomes))).toEqual(new Set(['done']))
    await product.kill()
    await product.start()
    expect(outcomes(await send(entry))).toEqual(['done'])
    expect(await rows('feature_usage_tracking')).toMatchObject([
      { feature_flag: 'box-score', usage_count: 1, date_bucket: '2026-10-25' },
    ])
    expect(await rows('outbox_receipts')).toHaveLength(1)
  })

  it('that is refused changes nothing, does not block others, and says why', async () => {
    const answer = await send(
      { kind: 'favourites', body: { team: 'curling/1', on: true } },
      star('nfl/12', true, NOW),
    )
    expect(answer.results).toMatchObject([
      { outcome: 'refused', reason: 'This is no team' },
      { outcome: 'done' },
    ])
    expect(Object.keys(answer.favourites)).toEqual(['nfl/12'])
  })
})

describe('what two devices say', () => {
  beforeAll(async () => {
    user = await makeUser(product)
  })

  it('about a team: the later choice counts, whichever arrives first, and each change is pushed', async () => {
    const device = await openRealtime(product.url, user.token)
    await device.subscribe([`favourites/${user.id}`])
    await send(star('nfl/12', false, NOW))
    const answer = await send(star('nfl/12', true, EARLIER), star('nba/5', true, EARLIER))
    expect(answer.favourites).toEqual({
      'nfl/12': { on: false, at: NOW },
      'nba/5': { on: true, at: EARLIER },
    })
    await until('both changes', () => device.heard.length >= 2)
    device.close()
  })

  it('about preferences: the later choice counts, field by field', async () => {
    await send({ kind: 'preferences', body: { compactMode: true, autoRefresh: false }, at: EARLIER })
    await send({ kind: 'preferences', body: { compactMode: false }, at: NOW })
    const { preferences } = await send({
      kind: 'preferences',
      body: { compactMode: true, soundEnabled: true },
      at: EARLIER + 1,
    })
    expect(preferences).toEqual({
      compactMode: { on: false, at: NOW },
      autoRefresh: { on: false, at: EARLIER },
      soundEnabled: { on: true, at: EARLIER + 1 },
    })
    expect(await rows('preferences')).toHaveLength(1)
  })
})

describe('an account that has said something of 300 teams', () => {
  beforeAll(async () => {
    user = await makeUser(product)
    for (const first of [0, 50, 100, 150, 200, 250])
      await send(...Array.from({ length: 50 }, (_, index) => star(`ncaab/${first + index}`, false, EARLIER)))
  })

  it('forgets the one that was removed first when it chooses another', async () => {
    await send(star('ncaab/7', false, EARLIER - 1), star('ncaab/7', false, NOW))
    const { favourites, results } = await send(star('nfl/12', true, NOW))
    expect(results).toMatchObject([{ outcome: 'done' }])
    expect(Object.keys(favourites)).toHaveLength(300)
    expect(favourites['nfl/12']).toEqual({ on: true, at: NOW })
  })
})

describe('a row of preferences that a user makes directly', () => {
  it('never stands where the row of somebody else belongs', async () => {
    user = await makeUser(product)
    const stranger = await makeUser(product)
    const made = await fetch(`${product.url}/api/collections/preferences/records`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: stranger.token },
      body: JSON.stringify({ id: user.id, user_id: stranger.id, values: { compactMode: true } }),
    })
    expect(await made.json()).toMatchObject({ id: stranger.id, user_id: stranger.id })
    const { preferences } = await send({ kind: 'preferences', body: { soundEnabled: true }, at: NOW })
    expect(preferences).toEqual({ soundEnabled: { on: true, at: NOW } })
    const all = await allRecords<{ id: string; user_id: string }>(product, 'preferences')
    expect(all.find(({ id }) => id === stranger.id)?.user_id).toBe(stranger.id)
  })
})

describe('the effect of an entry', () => {
  beforeAll(async () => {
    user = await makeUser(product)
  })

  it('about a session is the row that 002 section 6 asks for, and late news change nothing', async () => {
    const news = (sport: string, at: number, ended = false): SentEntry => ({
      kind: 'session',
      body: { sport, touchPoints: 0, ended },
      at,
    })
    await send(news('NFL', EARLIER))
    await send(news('NBA', NOW - 1000))
    await send(news('MLB', NOW - 2000))
    expect(await rows('user_sessions')).toMatchObject([
      {
        current_sport: 'NBA',
        is_active: true,
        session_start: '2026-10-25 18:29:00.000Z',
        device_type: 'desktop',
      },
    ])
    await send(news('NBA', NOW, true))
    expect(await rows('user_sessions')).toMatchObject([
      { is_active: false, last_activity: '2026-10-25 18:30:00.000Z' },
    ])
  })

  it('about a session on the phone counts also when the computer has told something later', async () => {
    user = await makeUser(product)
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' }
    const news = (at: number, ended = false) => ({
      kind: 'session',
      body: { sport: 'NFL', touchPoints: 0, ended },
      at,
    })
    const fromPhone = (entry: SentEntry) => sendOutbox(product, user.token, [entry], phone)
    const visits = async () =>
      Object.fromEntries((await rows('user_sessions')).map((row) => [row['device_type'], row['is_active']]))
    await send(news(NOW - 1000))
    await fromPhone(news(NOW - 3000))
    expect(await visits()).toEqual({ desktop: true, mobile: true })
    await fromPhone(news(NOW - 2000, true))
    expect(await visits()).toEqual({ desktop: true, mobile: false })
  })

  it('with client lines is one row each in the log', async () => {
    const line = { at: EARLIER, level: 'error', category: 'parsing', message: 'A row is wrong' }
    await send({ kind: 'log', body: { lines: [line, { ...line, message: 'Another' }] }, at: NOW })
    // The server's own lines about accounts and refused entries are there as well.
    const saved = (await rows('logs')).filter(({ category }) => category === line.category)
    expect(saved).toHaveLength(2)
    expect(saved).toContainEqual(
      expect.objectContaining({
        level: 'error',
        category: 'parsing',
        message: 'A row is wrong',
        timestamp: '2026-10-25 18:29:00.000Z',
      }),
    )
  })

  it('with the metrics of a guest is one row for the account, the first', async () => {
    await send({ kind: 'guest-metrics', body: { sessions: 4, premiumAttempts: 2 } })
    await send({ kind: 'guest-metrics', body: { sessions: 9 } })
    expect(await rows('guest_metrics')).toMatchObject([{ metrics: { sessions: 4, premiumAttempts: 2 } }])
  })
})

describe('after the clock of the server was set back', () => {
  const BACK = Date.parse('2026-10-20T12:00:00Z')
  const news = (sport: string, at: number): SentEntry => ({
    kind: 'session',
    body: { sport, touchPoints: 0, ended: false },
    at,
  })
  beforeAll(async () => {
    user = await makeUser(product)
    await send(
      star('nfl/12', true, NOW),
      { kind: 'preferences', body: { compactMode: true }, at: NOW },
      news('NFL', NOW),
    )
    await product.kill()
    await product.start({ CLOCK_START: new Date(BACK).toISOString() })
  })

  it('what a user chooses counts, and not what was chosen at times that are still to come', async () => {
    const answer = await send(
      // A device makes its choice later than the one that it knows, whatever its clock says.
      star('nfl/12', false, NOW + 1),
      { kind: 'preferences', body: { compactMode: false }, at: BACK - 1000 },
    )
    expect(answer.favourites).toEqual({ 'nfl/12': { on: false, at: BACK } })
    expect(answer.preferences).toEqual({ compactMode: { on: false, at: BACK - 1000 } })
  })

  it('a new visit begins, and the one that is still to come is over', async () => {
    await send(news('NBA', BACK))
    await asSuperuser(product, 'POST', 'crons/idle-visits')
    const visits = async () =>
      Object.fromEntries((await rows('user_sessions')).map((row) => [row['current_sport'], row['is_active']]))
    await until('the end of the earlier visit', async () => (await visits())['NFL'] === false)
    expect(await visits()).toEqual({ NFL: false, NBA: true })
  })
})
