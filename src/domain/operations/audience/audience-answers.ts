import type { ActiveSession } from '../sessions/active-session'
import type { EngagementPattern } from './engagement-patterns'
import type { PowerUser } from './power-users'
import type { SportAnalytic } from './sport-analytic'
import type { UserMetrics } from './user-metrics'
import type { Achievements } from './achievements'

/** Figures of a month of visits. The server counts these visits person by person. */
interface MonthFigures {
  /** The number of people whose visits are not in the figures yet; absent when all are counted. */
  readonly uncounted?: number
}

/** What the User Overview section shows. */
export interface AudienceAnswer extends MonthFigures {
  readonly metrics: UserMetrics
  readonly achievements: Achievements
  /** How many users came on each of the last 30 Eastern days, the oldest first. */
  readonly daily: readonly DailyUsers[]
  /** The latest first; `sessionCount` says how many there are. */
  readonly sessions: readonly ActiveSession[]
  readonly sessionCount: number
}

export interface DailyUsers {
  /** `2026-10-25` */
  readonly day: string
  readonly users: number
}

/** What the Sport Analytics section shows, of one league or of all. */
export interface SportsAnswer extends MonthFigures {
  readonly sports: readonly SportAnalytic[]
  readonly powerUsers: readonly PowerUser[]
  readonly patterns: readonly EngagementPattern[]
  /** Sessions of 30 days by the Eastern hour in which they began. */
  readonly hours: readonly SportHour[]
}

export interface SportHour {
  readonly sport: string
  readonly hour: number
  readonly sessions: number
}
