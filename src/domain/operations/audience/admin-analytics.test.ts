import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../time/intervals'
import { NOON, sampleVisit } from '../testing/samples'
import { adminAnalytics } from './admin-analytics'

const visit = (userId: string, daysAgo: number, minutes: number) => {
  const startMs = NOON - daysAgo * DAY_MS - 60 * MINUTE_MS
  return {
    ...sampleVisit({ userId, startMs, lastMs: startMs + minutes * MINUTE_MS }),
    deviceType: 'desktop' as const,
  }
}

describe('002 section 3: admin analytics response', () => {
  it('counts people by day, week and month, and sessions of 30 days', () => {
    const accounts = ['u1', 'u2', 'u3'].map((userId) => ({ userId, createdMs: 0, emailVerified: true }))
    const visits = [
      visit('u1', 0, 10),
      visit('u1', 0, 20),
      visit('u2', 3, 30),
      visit('u1', 8, 40),
      visit('u3', 20, 50),
      visit('u3', 40, 999),
    ]
    expect(adminAnalytics({ accounts, visits, depths: [] }, NOON)).toEqual({
      total_users: 3,
      total_sessions_30_days: 5,
      users_today: 1,
      users_this_week: 2,
      users_last_week: 1,
      users_this_month: 3,
      average_session_duration: 30,
    })
  })

  it('an average of nothing is null', () => {
    const empty = adminAnalytics({ accounts: [], visits: [], depths: [] }, NOON)
    expect([empty.average_session_duration, empty.users_today]).toEqual([null, 0])
  })
})
