import { describe, expect, it } from 'vitest'
import { adminAnalytics } from './admin-analytics'
import { thisWeekText, userMetrics, type AudienceCounts } from './user-metrics'

const NOBODY: AudienceCounts = {
  accounts: 0,
  signUps: 0,
  verifiedAccounts: 0,
  newUsers: 0,
  activeUsers: 0,
  returningUsers: 0,
  usersToday: 0,
  usersThisWeek: 0,
  usersLastWeek: 0,
  usersThisMonth: 0,
  sessions: 0,
  minutesToday: 0,
  sports: [],
  devices: [],
  days: [],
  achievements: { powerUsers: 0, explorers: 0, regulars: 0 },
}

describe('design 6.2: user metrics are measured', () => {
  it('have no rates without users', () => {
    expect(userMetrics(NOBODY)).toMatchObject({
      totalUsers: 0,
      averageSessionDuration: undefined,
      conversionRate: undefined,
      sessionsPerUser: undefined,
      sessionDepth: undefined,
      achievementsEarned: undefined,
      retentionRate: undefined,
    })
  })

  it('rates follow from what was counted', () => {
    const counts: AudienceCounts = {
      ...NOBODY,
      accounts: 5,
      signUps: 8,
      verifiedAccounts: 2,
      usersThisMonth: 4,
      sessions: 6,
      depth: 1.5,
      sports: [{ name: 'NFL', users: 4 }],
      days: [{ users: 2, back: 1 }],
      achievements: { powerUsers: 1, explorers: 2, regulars: 0 },
    }
    expect(userMetrics(counts)).toMatchObject({
      totalUsers: 5,
      conversionRate: 25,
      sessionsPerUser: 1.5,
      sessionDepth: 1.5,
      achievementsEarned: 3,
      retentionRate: 50,
      popularSports: [{ name: 'NFL', users: 4, percentage: 100 }],
    })
  })

  it('002 section 2: "+N this week"', () => {
    expect([12, 1200].map(thisWeekText)).toEqual(['+12 this week', '+1,200 this week'])
  })
})

describe('002 section 3: admin analytics response', () => {
  it('an average of nothing is null', () => {
    expect(adminAnalytics(NOBODY).average_session_duration).toBeNull()
    expect(adminAnalytics({ ...NOBODY, averageSession: 12.5, usersToday: 3 })).toMatchObject({
      average_session_duration: 12.5,
      users_today: 3,
    })
  })
})
