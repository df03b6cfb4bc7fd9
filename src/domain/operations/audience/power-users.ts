import { MINUTE_MS, POWER_USER_WINDOW_MS } from '../../time/intervals'
import { countDistinct, groupBy, sortedBy } from '../statistics'
import { analyticsSport, visitMs, visitsWithin, type Visit } from './visit'

export type EngagementLevel = 'high' | 'very_high' | 'extreme'

export interface PowerUser {
  readonly userId: string
  readonly userEmail?: string
  readonly favoriteSport: string
  readonly sportsUsed: number
  readonly totalSessions: number
  /** Minutes. */
  readonly totalTimeSpent: number
  readonly engagementLevel: EngagementLevel
}

export const MAX_POWER_USERS = 50

const LEAST_SESSIONS = 5

/** Users by their sessions of the last 30 days, the busiest first. */
export function powerUsers(visits: readonly Visit[], nowMs: number, sport?: string): readonly PowerUser[] {
  const recent = visitsWithin(visits, nowMs - POWER_USER_WINDOW_MS, nowMs)
  const wanted = recent.filter((visit) => sport === undefined || analyticsSport(visit.sport) === sport)
  const users = [...groupBy(wanted, (visit) => visit.userId).values()].flatMap((group) => powerUser(group))
  return sortedBy(
    users,
    (user) => -user.totalSessions,
    (user) => -user.totalTimeSpent,
    (user) => user.userId,
  ).slice(0, MAX_POWER_USERS)
}

/** Nothing below 5 sessions. */
export function engagementLevel(sessions: number): EngagementLevel | undefined {
  if (sessions >= 20) return 'extreme'
  if (sessions >= 10) return 'very_high'
  return sessions >= LEAST_SESSIONS ? 'high' : undefined
}

function powerUser(visits: readonly Visit[]): readonly PowerUser[] {
  const level = engagementLevel(visits.length)
  const [first] = visits
  if (!level || !first) return []
  const userEmail = visits.find((visit) => visit.userEmail)?.userEmail
  return [
    {
      userId: first.userId,
      ...(userEmail !== undefined && { userEmail }),
      favoriteSport: favoriteSport(visits),
      sportsUsed: countDistinct(visits, (visit) => analyticsSport(visit.sport)),
      totalSessions: visits.length,
      totalTimeSpent: visits.reduce((sum, visit) => sum + visitMs(visit), 0) / MINUTE_MS,
      engagementLevel: level,
    },
  ]
}

function favoriteSport(visits: readonly Visit[]): string {
  const groups = [...groupBy(visits, (visit) => analyticsSport(visit.sport))]
  const ordered = sortedBy(
    groups,
    ([, group]) => -group.length,
    ([sport]) => sport,
  )
  return ordered[0]?.[0] ?? analyticsSport(undefined)
}
