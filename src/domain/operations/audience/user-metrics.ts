import { inThousands } from '../figure-text'
import { percentOf } from '../statistics'
import { achievementsEarned, type Achievements } from './achievements'
import { distribution, type Share, type UsersOf } from './distribution'
import { retentionRate, type DayAndNext } from './retention'

/** What the database counted, see `pb_hooks/lib/console/audience`. Averages are absent where nothing was counted. */
export interface AudienceCounts {
  /** Without sign-ups whose address nobody has proved. */
  readonly accounts: number
  /** All accounts that are kept, proved or not. */
  readonly signUps: number
  readonly verifiedAccounts: number
  readonly newUsers: number
  readonly activeUsers: number
  readonly returningUsers: number
  readonly usersToday: number
  readonly usersThisWeek: number
  readonly usersLastWeek: number
  readonly usersThisMonth: number
  readonly sessions: number
  /** Minutes. */
  readonly averageSession?: number
  readonly minutesToday: number
  /** The average number of leagues opened in a session. */
  readonly depth?: number
  readonly sports: readonly UsersOf[]
  readonly devices: readonly UsersOf[]
  readonly days: readonly DayAndNext[]
  readonly achievements: Achievements
}

/** Measured figures only; a rate is absent when nothing was counted. */
export interface UserMetrics {
  readonly activeUsers: number
  readonly totalUsers: number
  readonly newUsers: number
  readonly returningUsers: number
  readonly usersThisWeek: number
  readonly usersThisMonth: number
  readonly totalSessions30Days: number
  /** Minutes. */
  readonly averageSessionDuration: number | undefined
  readonly sessionMinutesToday: number
  readonly popularSports: readonly Share[]
  readonly popularDevices: readonly Share[]
  /** Percent of all kept sign-ups whose address is verified. */
  readonly conversionRate: number | undefined
  readonly sessionsPerUser: number | undefined
  readonly sessionDepth: number | undefined
  readonly achievementsEarned: number | undefined
  readonly retentionRate: number | undefined
}

export function userMetrics(counts: AudienceCounts): UserMetrics {
  const { sessions, usersThisMonth, accounts } = counts
  return {
    activeUsers: counts.activeUsers,
    totalUsers: accounts,
    newUsers: counts.newUsers,
    returningUsers: counts.returningUsers,
    usersThisWeek: counts.usersThisWeek,
    usersThisMonth,
    totalSessions30Days: sessions,
    averageSessionDuration: counts.averageSession,
    sessionMinutesToday: counts.minutesToday,
    popularSports: distribution(counts.sports),
    popularDevices: distribution(counts.devices),
    conversionRate: percentOf(counts.verifiedAccounts, counts.signUps),
    sessionsPerUser: usersThisMonth > 0 ? sessions / usersThisMonth : undefined,
    sessionDepth: counts.depth,
    achievementsEarned: sessions > 0 ? achievementsEarned(counts.achievements) : undefined,
    retentionRate: retentionRate(counts.days),
  }
}

/** `+1,200 this week`. */
export function thisWeekText(users: number): string {
  return `+${inThousands(users)} this week`
}
