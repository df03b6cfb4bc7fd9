import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../time/intervals'
import { NOON, sampleVisit } from '../testing/samples'
import { thisWeekText, userMetrics, type AudienceFacts } from './user-metrics'

const nobody: AudienceFacts = { accounts: [], visits: [], depths: [] }

describe('design 6.2: user metrics are measured', () => {
  it('of nobody there are no rates', () => {
    expect(userMetrics(nobody, NOON)).toMatchObject({
      totalUsers: 0,
      averageSessionDuration: undefined,
      conversionRate: undefined,
      sessionsPerUser: undefined,
      sessionDepth: undefined,
      achievementsEarned: undefined,
      retentionRate: undefined,
    })
  })

  it('counts users, sessions, sports and devices', () => {
    const visits: AudienceFacts['visits'][number][] = [
      { ...sampleVisit({ userId: 'a', startMs: NOON - HOUR_MS }), deviceType: 'mobile' },
      { ...sampleVisit({ userId: 'b', sport: 'NBA', active: false }), deviceType: 'desktop' },
      {
        ...sampleVisit({ userId: 'b', startMs: NOON - 20 * DAY_MS, lastMs: NOON - 20 * DAY_MS }),
        deviceType: 'desktop',
      },
    ]
    const accounts = [
      { userId: 'a', createdMs: NOON - DAY_MS, emailVerified: true },
      { userId: 'b', createdMs: NOON - 90 * DAY_MS, emailVerified: false },
    ]
    visits.push({ ...sampleVisit({ startMs: NOON - 30 * DAY_MS, active: false }), deviceType: 'desktop' })
    expect(userMetrics({ accounts, visits, depths: [1, 4] }, NOON)).toMatchObject({
      activeUsers: 1,
      totalUsers: 2,
      newUsers: 1,
      returningUsers: 1,
      usersThisWeek: 2,
      usersThisMonth: 2,
      totalSessions30Days: 3,
      sessionMinutesToday: 61,
      conversionRate: 50,
      sessionsPerUser: 1.5,
      sessionDepth: 2.5,
      popularSports: [
        { name: 'NFL', users: 2 },
        { name: 'NBA', users: 1 },
      ],
      popularDevices: [
        { name: 'desktop', users: 1 },
        { name: 'mobile', users: 1 },
      ],
    })
  })

  it('an account is new for a week', () => {
    const account = (age: number) => ({ userId: `${age}`, createdMs: NOON - age, emailVerified: true })
    const accounts = [account(7 * DAY_MS - 1), account(7 * DAY_MS)]
    expect(userMetrics({ ...nobody, accounts }, NOON).newUsers).toBe(1)
  })

  it('who came this week and joined before returns', () => {
    const accounts = ['new', 'old', 'older'].map((userId, index) => ({
      userId,
      createdMs: NOON - (1 + 30 * index) * DAY_MS,
      emailVerified: true,
    }))
    const visits = accounts.map(({ userId }) => ({
      ...sampleVisit({ userId, startMs: NOON - HOUR_MS }),
      deviceType: 'desktop' as const,
    }))
    expect(userMetrics({ ...nobody, accounts, visits }, NOON)).toMatchObject({
      newUsers: 1,
      returningUsers: 2,
    })
  })

  it('002 section 2: "+N this week"', () => {
    expect(thisWeekText(12)).toBe('+12 this week')
  })
})
