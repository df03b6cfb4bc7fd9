import type { AudienceAnswer, SportsAnswer } from '../../../domain/operations/audience/audience-answers'
import { NOON_MS } from './console-server'

/** Answers of the console's routes about people. */
export function sampleAudience(changes: Partial<AudienceAnswer> = {}): AudienceAnswer {
  return {
    metrics: {
      activeUsers: 1,
      totalUsers: 5,
      newUsers: 3,
      returningUsers: 1,
      usersThisWeek: 2,
      usersThisMonth: 3,
      totalSessions30Days: 8,
      averageSessionDuration: 21,
      sessionMinutesToday: 52,
      popularSports: [{ name: 'NFL', users: 2, percentage: 100 }],
      popularDevices: [{ name: 'mobile', users: 3, percentage: 100 }],
      conversionRate: 80,
      sessionsPerUser: 8 / 3,
      sessionDepth: 1.5,
      achievementsEarned: 2,
      retentionRate: 75,
    },
    achievements: { powerUsers: 1, explorers: 1, regulars: 0 },
    daily: [{ day: '2026-10-25', users: 2 }],
    sessions: [
      {
        id: 's1',
        userId: 'u1',
        userEmail: 'ann@fans.example',
        userName: 'Ann Lee',
        firstName: 'Ann',
        lastName: '',
        sessionStart: NOON_MS - 30 * 60_000,
        lastActivity: NOON_MS,
        currentSport: 'NFL',
        isActive: true,
        emailVerified: true,
        accountAge: 3,
        userAgent: '',
        deviceType: 'desktop',
        deviceInfo: { browser: 'Firefox', os: 'Linux', isMobile: false, isTablet: false, isDesktop: true },
      },
    ],
    sessionCount: 1,
    ...changes,
  }
}

export function sampleSports(): SportsAnswer {
  const sport = {
    totalUsers: 2,
    activeUsers: 1,
    averageSessionDuration: 18.75,
    powerUsers: 1,
    growthRate: 50,
    engagementScore: 5,
    peakHours: [{ hour: 13, users: 2 }],
  }
  return {
    sports: [
      { sport: 'NFL', ...sport },
      { ...sport, sport: 'NBA', engagementScore: 2.9, growthRate: -50 },
    ],
    powerUsers: [
      {
        userId: 'u1',
        userEmail: 'ann@fans.example',
        favoriteSport: 'NFL',
        sportsUsed: 3,
        totalSessions: 12,
        totalTimeSpent: 127,
        engagementLevel: 'very_high',
      },
    ],
    patterns: [{ sport: 'NFL', dayOfWeek: 0, hour: 13, userCount: 2 }],
    hours: [{ sport: 'NFL', hour: 13, sessions: 4 }],
  }
}

export function sampleUsers() {
  const seen = new Date(NOON_MS).toISOString().replace('T', ' ')
  return [
    {
      user_id: 'u1',
      first_name: 'Ann',
      last_name: 'Lee',
      user_name: 'Ann Lee',
      user_email: 'ann@fans.example',
      user_role: 'admin',
      last_activity: seen,
      is_active: true,
      email_verified: true,
      account_age: 3,
    },
    {
      user_id: 'u2',
      first_name: '',
      last_name: '',
      user_name: 'Bo Stone',
      user_email: '',
      user_role: 'user',
      last_activity: null,
      is_active: false,
      email_verified: false,
      account_age: 9,
    },
  ]
}
