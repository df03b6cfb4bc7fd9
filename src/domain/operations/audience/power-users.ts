export type EngagementLevel = 'high' | 'very_high' | 'extreme'

/** What was counted about a user over the last 30 days, for one league or for all. */
export interface UserVisits {
  readonly userId: string
  readonly userEmail: string
  /** The league with the most sessions. */
  readonly favoriteSport: string
  readonly sportsUsed: number
  readonly totalSessions: number
  /** Minutes. */
  readonly totalTimeSpent: number
}

export interface PowerUser extends UserVisits {
  readonly engagementLevel: EngagementLevel
}

export const MAX_POWER_USERS = 50
export const LEAST_SESSIONS = 5

export function powerUsers(users: readonly UserVisits[]): readonly PowerUser[] {
  return users.flatMap((user) => {
    const level = engagementLevel(user.totalSessions)
    return level ? [{ ...user, engagementLevel: level }] : []
  })
}

/** Undefined below 5 sessions. */
export function engagementLevel(sessions: number): EngagementLevel | undefined {
  if (sessions >= 20) return 'extreme'
  if (sessions >= 10) return 'very_high'
  return sessions >= LEAST_SESSIONS ? 'high' : undefined
}
