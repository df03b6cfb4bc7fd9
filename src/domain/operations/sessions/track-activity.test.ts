import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../time/intervals'
import { NOON, sampleSession } from '../testing/samples'
import type { Activity } from './session'
import { emptySessionsText, trackActivity } from './track-activity'

const activity: Activity = {
  userId: 'u1',
  emailVerified: true,
  accountCreatedMs: NOON - 2.5 * DAY_MS,
  sport: 'NBA',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0',
  touchPoints: 0,
}

describe('002 section 4: session tracking', () => {
  it('a device session is created with is_active true on first activity', () => {
    expect(trackActivity([], activity, NOON)).toMatchObject({
      kind: 'create',
      session: {
        user_id: 'u1',
        session_start: NOON,
        last_activity: NOON,
        current_sport: 'NBA',
        is_active: true,
        email_verified: true,
        account_age: 2,
        device_type: 'desktop',
        device_info: { browser: 'Firefox', os: 'Linux', isDesktop: true },
      },
    })
  })

  it.each([
    [0, 0],
    [0.99, 0],
    [1, 1],
    [-1, 0],
  ])('an account made %d days ago is %d days old', (days, age) => {
    const write = trackActivity([], { ...activity, accountCreatedMs: NOON - days * DAY_MS }, NOON)
    expect(write.kind === 'create' && write.session.account_age).toBe(age)
  })

  it('later activity by the same user and device type updates last_activity and current sport', () => {
    const sessions = [
      sampleSession({ id: 'before', last_activity: NOON - 9 * MINUTE_MS }),
      sampleSession({ id: 'latest' }),
    ]
    const write = trackActivity(sessions, activity, NOON)
    expect(write).toMatchObject({
      kind: 'update',
      id: 'latest',
      changes: { last_activity: NOON, current_sport: 'NBA', is_active: true, device_type: 'desktop' },
    })
    expect(Object.keys(write.kind === 'update' ? write.changes : {}).toSorted()).toEqual(
      ['current_sport', 'device_info', 'device_type', 'is_active', 'last_activity', 'user_agent'].toSorted(),
    )
  })

  it.each([
    ['another user', { user_id: 'u2' }],
    ['another device type', { device_type: 'mobile' }],
    ['one that ended', { is_active: false }],
    ['one idle for more than 30 min', { last_activity: NOON - 30 * MINUTE_MS - 1 }],
  ] as const)('does not continue the session of %s', (_what, changes) => {
    expect(trackActivity([sampleSession(changes)], activity, NOON).kind).toBe('create')
  })

  it('continues a session of exactly 30 min ago', () => {
    const sessions = [sampleSession({ last_activity: NOON - 30 * MINUTE_MS })]
    expect(trackActivity(sessions, activity, NOON)).toMatchObject({ kind: 'update', id: 's1' })
  })

  it('of two sessions with activity at the same time it continues the one whose id comes first', () => {
    const sessions = [sampleSession({ id: 'b' }), sampleSession({ id: 'a' })]
    expect(trackActivity(sessions, activity, NOON)).toMatchObject({ id: 'a' })
    expect(trackActivity(sessions.toReversed(), activity, NOON)).toMatchObject({ id: 'a' })
  })

  it('002 section 2: empty text "No active sessions"', () => {
    expect(emptySessionsText([])).toBe('No active sessions')
    expect(emptySessionsText([sampleSession()])).toBeUndefined()
  })
})
