import { describe, expect, it } from 'vitest'
import { NOON, sampleSession } from '../testing/samples'
import { activeSession } from './active-session'

const session = sampleSession({ ip_address: '203.0.113.7', user_agent: 'Firefox', last_activity: NOON })

describe('002 section 3: active session view', () => {
  it('is the session with the names of its user', () => {
    expect(activeSession(session, { user_email: 'ann@scores.test', user_name: 'Ann van Lee' })).toEqual({
      id: 's1',
      userId: 'u1',
      userEmail: 'ann@scores.test',
      userName: 'Ann van Lee',
      firstName: 'Ann',
      lastName: 'van Lee',
      sessionStart: session.session_start,
      lastActivity: NOON,
      currentSport: 'NFL',
      isActive: true,
      emailVerified: true,
      accountAge: 3,
      userAgent: 'Firefox',
      ipAddress: '203.0.113.7',
      deviceType: 'desktop',
      deviceInfo: session.device_info,
    })
  })

  it('names make the full name, and a user without names has none', () => {
    const named = activeSession(session, { first_name: 'Ann', last_name: 'Lee' })
    expect([named.userName, named.userEmail]).toEqual(['Ann Lee', ''])
    expect(activeSession(session, {}).userName).toBe('')
    expect(activeSession(sampleSession(), {})).not.toHaveProperty('ipAddress')
  })
})
