import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AudienceAnswer, SportsAnswer } from '../../src/domain/operations/audience/audience-answers'
import { askFromAnywhere } from '../support/ask-from-anywhere'
import { askExpectingOk } from '../support/ask-expecting-ok'
import { startProduct, type Product } from '../support/product'
import { readAnswer } from '../support/read-answer'
import { asSuperuser, createRecord, makeUser, type TestUser } from '../support/users'

/**
 * The people of the console, compared with a few rows that were counted by hand. It is Tuesday, 13:30 Eastern, and the
 * clocks were set back two days ago. Time stands still.
 */
const NOW = '2026-11-03T18:30:00Z'
const DAY_MS = 86_400_000
const daysAgo = (days: number) => ({
  joined_at: new Date(Date.parse(NOW) - days * DAY_MS).toISOString().replace('T', ' '),
})

let product: Product
let operator: TestUser
let admin: TestUser
let ann: TestUser
let ben: TestUser
let cal: TestUser
beforeAll(async () => {
  product = await startProduct({ at: NOW, leagues: [], rate: 0 })
  operator = await makeUser(product, { superuser: true })
  admin = await makeUser(product, { tier: 'admin' })
  const named = { first_name: 'Ann', last_name: 'Lee', display_name: 'Ann Lee' }
  ann = await makeUser(product, { record: { ...daysAgo(60), ...named, verified: false } })
  ben = await makeUser(product, { record: daysAgo(3) })
  cal = await makeUser(product, { record: daysAgo(100) })
  // Nobody has proved these addresses, so nobody has entered the accounts: they are nobody's yet.
  for (const name of ['nobody', 'no-one', 'none', 'not-yet', 'never'])
    await createRecord(product, 'users', { ...signedUp(name), ...daysAgo(1), awaits_proof: true })
  await visit(ann, 'NFL', '2026-11-03T12:00:00Z', 20, { sports_opened: 'NFL MLB' })
  await visit(ann, 'NBA', '2026-11-03T18:00:00Z', 27, { sports_opened: 'NBA', is_active: true })
  await visit(ann, 'NFL', '2026-11-02T13:00:00Z', 30)
  // Half an hour before the clocks are set back: 1:30 in the night.
  await visit(ann, 'NFL', '2026-11-01T05:30:00Z', 10)
  await visit(ann, 'MLB', '2026-10-31T16:00:00Z', 40)
  // Still Sunday in the east. Analytics do not track the cup.
  await visit(ben, 'RYDER_CUP', '2026-11-02T02:00:00Z', 15, { device_type: 'mobile' })
  await visit(ben, 'NBA', '2026-11-03T15:00:00Z', 5, { device_type: 'mobile' })
  // A forgotten tab, and one that is too long ago.
  await visit(cal, 'NHL', '2026-10-22T04:30:00Z', 3 * 1440, { device_type: 'tablet' })
  await visit(cal, 'NHL', '2026-09-01T12:00:00Z', 10)
})
afterAll(() => product?.close())

const signedUp = (name: string) => {
  const password = 'Whistle-4-Kickoff'
  return { email: `${name}@bar.example`, password, passwordConfirm: password }
}

const visit = (user: TestUser, sport: string, from: string, minutes: number, more: object = {}) =>
  createRecord(product, 'user_sessions', {
    user_id: user.id,
    current_sport: sport,
    session_start: from,
    last_activity: new Date(Date.parse(from) + minutes * 60_000).toISOString(),
    is_active: false,
    device_type: 'desktop',
    ...more,
  })

const ask = <Reply>(method: string, path: string) => askExpectingOk<Reply>(product, operator, method, path)

describe('the figures of the User Overview', () => {
  it('match the rows', async () => {
    const { metrics, achievements, daily } = await ask<AudienceAnswer>('GET', 'console/audience')
    expect(metrics).toEqual({
      activeUsers: 1,
      totalUsers: 5,
      // Ben, and the two operators that were made just now.
      newUsers: 3,
      returningUsers: 1,
      usersThisWeek: 2,
      usersThisMonth: 3,
      totalSessions30Days: 8,
      // 20, 27, 30, 10, 40, 15 and 5 minutes, without the forgotten tab.
      averageSessionDuration: expect.closeTo(21, 3) as number,
      sessionMinutesToday: expect.closeTo(52, 3) as number,
      popularSports: [
        { name: 'NBA', users: 2, percentage: expect.closeTo(100 / 3) as number },
        { name: 'NFL', users: 2, percentage: expect.closeTo(100 / 3) as number },
        { name: 'MLB', users: 1, percentage: expect.closeTo(100 / 6) as number },
        { name: 'NHL', users: 1, percentage: expect.closeTo(100 / 6) as number },
      ],
      popularDevices: ['desktop', 'mobile', 'tablet'].map((name) => ({
        name,
        users: 1,
        percentage: expect.closeTo(100 / 3) as number,
      })),
      // Of ten sign-ups, the addresses of four are verified.
      conversionRate: 40,
      sessionsPerUser: expect.closeTo(8 / 3) as number,
      // Two leagues and one; the other sessions have no count.
      sessionDepth: 1.5,
      achievementsEarned: 2,
      // Ann came back on Sunday and on Monday, Ben did not come on Monday.
      retentionRate: 75,
    })
    expect(achievements).toEqual({ powerUsers: 1, explorers: 1, regulars: 0 })
    expect(daily).toEqual([
      { day: '2026-10-22', users: 1 },
      { day: '2026-10-31', users: 1 },
      { day: '2026-11-01', users: 2 },
      { day: '2026-11-02', users: 1 },
      { day: '2026-11-03', users: 2 },
    ])
  })

  it('say the same in get_admin_user_analytics', async () => {
    expect(await ask('POST', 'rpc/get_admin_user_analytics')).toEqual({
      total_users: 5,
      total_sessions_30_days: 8,
      users_today: 2,
      users_this_week: 2,
      users_last_week: 1,
      users_this_month: 3,
      average_session_duration: expect.closeTo(21, 3) as number,
    })
  })

  it('list who is there, in the section and in get_admin_active_sessions', async () => {
    const { sessions, sessionCount } = await ask<AudienceAnswer>('GET', 'console/audience')
    expect(sessionCount).toBe(1)
    expect(sessions).toMatchObject([
      { userId: ann.id, firstName: 'Ann', lastName: 'Lee', userEmail: ann.email, currentSport: 'NBA' },
    ])
    expect(sessions[0]?.lastActivity).toBe(Date.parse('2026-11-03T18:27:00Z'))
    expect(await ask('POST', 'rpc/get_admin_active_sessions')).toEqual([
      {
        session_id: expect.any(String) as string,
        user_id: ann.id,
        email: ann.email,
        display_name: 'Ann Lee',
        session_start: '2026-11-03 18:00:00.000Z',
        last_activity: '2026-11-03 18:27:00.000Z',
        current_sport: 'NBA',
        is_active: true,
        device_type: 'desktop',
      },
    ])
  })
})

describe('the figures of Sport Analytics', () => {
  const read = (sport = '') => ask<SportsAnswer>('GET', `console/sports?sport=${sport}`)

  it('count each league', async () => {
    const { sports } = await read()
    expect(sports.map(({ sport }) => sport)).toEqual(['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'PGA'])
    expect(sports[0]).toEqual({
      sport: 'NFL',
      totalUsers: 2,
      activeUsers: 0,
      averageSessionDuration: expect.closeTo(18.75, 3) as number,
      powerUsers: 0,
      engagementScore: 2,
      peakHours: [1, 7, 8].map((hour) => ({ sport: 'NFL', hour, users: 1 })),
    })
    expect(sports[1]).toMatchObject({ totalUsers: 2, activeUsers: 1, engagementScore: 1 })
    expect(sports[3]).toMatchObject({ growthRate: -100 })
    expect(sports[3]).not.toHaveProperty('averageSessionDuration')
    expect(sports[5]).toEqual({ sport: 'PGA', totalUsers: 0, activeUsers: 0, powerUsers: 0, peakHours: [] })
  })

  it('know the power users, of all leagues and of one', async () => {
    expect((await read()).powerUsers).toEqual([
      {
        userId: ann.id,
        userEmail: ann.email,
        favoriteSport: 'NFL',
        sportsUsed: 3,
        totalSessions: 5,
        totalTimeSpent: expect.closeTo(127, 3) as number,
        engagementLevel: 'high',
      },
    ])
    expect((await read('NFL')).powerUsers).toEqual([])
  })

  it('know when people come, by the Eastern clock of that day', async () => {
    const { patterns } = await read()
    expect(patterns.map(({ sport, dayOfWeek, hour }) => [sport, dayOfWeek, hour])).toEqual([
      ['MLB', 6, 12],
      ['NBA', 2, 10],
      ['NBA', 2, 13],
      ['NFL', 0, 1],
      ['NFL', 0, 21],
      ['NFL', 1, 8],
      ['NFL', 2, 7],
      ['NHL', 4, 0],
    ])
    const { hours } = await read('NBA')
    expect(hours).toEqual([10, 13].map((hour) => ({ sport: 'NBA', hour, sessions: 1 })))
  })

  it('are refused for an unknown sport', async () => {
    const asked = askFromAnywhere(product, 'GET', "/api/console/sports?sport=NFL'--", operator)
    expect((await readAnswer(asked)).status).toBe(400)
  })
})

it('addresses are only for operators who may manage users', async () => {
  const reader = await makeUser(product, { tier: 'admin', overrides: { manage_users: false } })
  const textFor = async (who: TestUser, method: string, path: string) =>
    JSON.stringify((await readAnswer(askFromAnywhere(product, method, `/api/${path}`, who))).body)
  for (const [method, path] of [
    ['GET', 'console/audience'],
    ['GET', 'console/sports'],
    ['POST', 'rpc/get_users_with_sessions'],
    ['POST', 'rpc/get_admin_active_sessions'],
  ] as const) {
    expect(await textFor(admin, method, path)).toContain(ann.email)
    const shown = await textFor(reader, method, path)
    expect(shown).toContain(ann.id)
    expect(shown).not.toContain('@')
  }
  await asSuperuser(product, 'DELETE', `collections/users/records/${reader.id}`)
})

it('get_users_with_sessions lists everybody, with who is there', async () => {
  const users = await ask<readonly { user_id: string }[]>('POST', 'rpc/get_users_with_sessions')
  const of = ({ id }: TestUser) => users.find((user) => user.user_id === id)
  expect(users).toHaveLength(5)
  expect(of(ann)).toEqual({
    user_id: ann.id,
    first_name: 'Ann',
    last_name: 'Lee',
    user_name: 'Ann Lee',
    user_email: ann.email,
    user_role: 'user',
    role: 'user',
    last_activity: '2026-11-03 18:27:00.000Z',
    is_active: true,
    email_verified: false,
    account_age: 60,
  })
  expect(of(ben)).toMatchObject({ is_active: false, email_verified: true })
  expect(of(operator)).toMatchObject({ role: 'superuser', last_activity: null })
  expect(of(admin)).toMatchObject({ role: 'admin' })
})
