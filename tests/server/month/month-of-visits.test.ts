import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AudienceAnswer, SportsAnswer } from '../../../src/domain/operations/audience/audience-answers'
import { oneOf, randomFrom, type Random } from '../../../src/domain/operations/simulator/replay/random'
import { startProduct, type Product } from '../../support/product'
import { allRecords, asSuperuser, createRecord, makeUser } from '../../support/users'
import { rawFigures } from './raw-figures'
import type { SessionRow, UserRow } from './rows'

/**
 * The counts that the server keeps of a month of visits must equal a count of all rows. Time stands still, two days
 * after the clocks were set back, and moves on from start to start.
 */
const NOW_MS = Date.parse('2026-11-03T18:30:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const VISITS = 260
/** The number of rows that are written at the same time. */
const LANES = 5

const random = randomFrom('visits of a month')
let product: Product
let operator: string
let fans: readonly string[]
let nowMs = NOW_MS
beforeAll(async () => {
  product = await startProduct({ at: new Date(NOW_MS).toISOString(), leagues: [], rate: 0 })
  operator = (
    await makeUser(product, { superuser: true, record: { joined_at: rowTime(NOW_MS - 90 * DAY_MS) } })
  ).token
  fans = await Promise.all(
    Array.from({ length: 24 }, async (_, fan) => {
      const joined_at = rowTime(NOW_MS - fan * 2 * DAY_MS - (fan % 3) * 1000)
      return (await makeUser(product, { record: { joined_at, verified: fan % 3 > 0 } })).id
    }),
  )
  const visits = Array.from({ length: VISITS }, () =>
    anyVisit(oneOf(asChoices(fans), random), startOfVisit(random)),
  )
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      for (const visit of visits.filter((_visit, index) => index % LANES === lane))
        await createRecord(product, 'user_sessions', visit)
    }),
  )
}, 120_000)
afterAll(() => product?.close())

const rowTime = (ms: number) => new Date(ms).toISOString().replace('T', ' ')
const asChoices = (values: readonly string[]) => values as unknown as readonly [string, ...string[]]

/** Anywhere in 37 days, and often at the start or end of a span or a day. */
function startOfVisit(chance: Random): number {
  const midnight = Date.parse('2026-11-03T05:00:00Z')
  const borders = [0, 7, 14, 30].map((days) => NOW_MS - days * DAY_MS).concat(midnight, midnight - 2 * DAY_MS)
  if (chance() < 0.7) return NOW_MS - Math.floor(chance() * 37 * DAY_MS)
  return (
    oneOf(borders as [number, ...number[]], chance) + oneOf([-1, 0, 1, -MINUTE_MS, 40 * MINUTE_MS], chance)
  )
}

function anyVisit(user: string, startMs: number): object {
  // One is a forgotten tab, and one ended before it began, as happens when a clock was set back.
  const minutes = oneOf([0, 3, 17.5, 29, 55, 24 * 60, 24 * 60 + 1, -4], random)
  return {
    user_id: user,
    session_start: rowTime(startMs),
    last_activity: rowTime(startMs + minutes * MINUTE_MS),
    current_sport: oneOf(['NFL', 'NFL', 'NBA', 'MLB', 'NCAAB', 'RYDER_CUP', 'PGA', ''], random),
    device_type: oneOf(['desktop', 'mobile', 'tablet', ''], random),
    sports_opened: oneOf(['', 'NFL', 'NFL MLB', 'NBA NFL PGA'], random),
    is_active: random() < 0.3,
  }
}

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${product.url}/api/console/${path}`, { headers: { authorization: operator } })
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as Answer
}

/** Rounds numbers, because sums of minutes differ in their last digits by the order of addition. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, member: unknown) =>
    typeof member === 'number' ? Math.round(member * 1e5) / 1e5 : member,
  )

async function expectWhatRowsSay(): Promise<void> {
  const users = await allRecords<UserRow>(product, 'users')
  for (const sport of ['', 'NFL', 'MLB']) {
    const { rows, audience, sports } = await figuresAndRows(sport)
    const raw = rawFigures(rows, users, nowMs, sport)
    const { metrics, achievements, daily } = audience
    expect(rounded({ metrics, achievements, daily })).toEqual(rounded(raw.audience))
    expect(rounded(sports)).toEqual(rounded(raw.sports))
  }
}

/**
 * Figures can be compared with rows only when no row changed while they were counted, and every minute of the machine's
 * clock the server ends visits that are over.
 */
async function figuresAndRows(sport: string) {
  let rows = await readVisits()
  for (;;) {
    const audience = await read<AudienceAnswer>('audience')
    const sports = await read<SportsAnswer>(`sports?sport=${sport}`)
    const after = await readVisits()
    if (isDeepStrictEqual(rows, after)) return { rows, audience, sports }
    rows = after
  }
}

const readVisits = () => allRecords<SessionRow>(product, 'user_sessions')

async function expectWhoWasThereLast(): Promise<void> {
  const rows = await allRecords<SessionRow>(product, 'user_sessions', 'sort=last_activity')
  const last = new Map(rows.map((row) => [row.user_id, row.last_activity]))
  const path = `${product.url}/api/rpc/get_users_with_sessions`
  const response = await fetch(path, { method: 'POST', headers: { authorization: operator } })
  const listed = (await response.json()) as { user_id: string; last_activity: string | null }[]
  expect(listed.map(({ user_id, last_activity }) => [user_id, last_activity])).toEqual(
    listed.map(({ user_id }) => [user_id, last.get(user_id) ?? null]),
  )
}

async function goTo(ms: number): Promise<void> {
  await product.kill()
  nowMs = ms
  await product.start({ CLOCK_START: new Date(ms).toISOString() })
}

describe('the month of visits', { timeout: 60_000 }, () => {
  it('matches the rows', expectWhatRowsSay)

  it('counts a visit that is reported a fortnight late', async () => {
    const late = NOW_MS - 14 * DAY_MS
    for (const startMs of [late, late + 1, NOW_MS - 9 * DAY_MS])
      await createRecord(product, 'user_sessions', anyVisit(fans[3]!, startMs))
    await expectWhatRowsSay()
  })

  it('follows visits that go on, move to another league and turn out to be of another time', async () => {
    const rows = await readVisits()
    for (const { id, session_start } of rows.slice(0, 20)) {
      const startMs = Date.parse(session_start) + oneOf([0, 0, DAY_MS, -8 * DAY_MS], random)
      const changes = anyVisit(oneOf(asChoices(fans), random), startMs)
      await asSuperuser(product, 'PATCH', `collections/user_sessions/records/${id}`, changes)
    }
    await expectWhatRowsSay()
  })

  it('forgets deleted visits and deleted accounts', async () => {
    const rows = await readVisits()
    for (const { id } of rows.slice(30, 40))
      await asSuperuser(product, 'DELETE', `collections/user_sessions/records/${id}`)
    for (const fan of fans.slice(-3)) await asSuperuser(product, 'DELETE', `collections/users/records/${fan}`)
    // The first question after the change brings everything up to date.
    await expectWhoWasThereLast()
    await expectWhatRowsSay()
  })

  it.each([
    ['into another Eastern day', 11 * 3_600_000],
    ['back by some hours, since somebody had set the clock wrong', -16 * 3_600_000],
    ['over an outage of days', 5 * DAY_MS],
    ['over a summer', 200 * DAY_MS],
  ])('stays right when time moves %s', async (_, byMs) => {
    await goTo(nowMs + byMs)
    await expectWhatRowsSay()
  })
})
