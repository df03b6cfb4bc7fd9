import type { Colour } from '../dashboard/metric-colour'
import { figureTextUnder } from '../figure-text'
import { percentOf } from '../statistics'
import type { AnalyticsSport } from './analytics-sport'
import { peakHours, type PeakHour } from './engagement-patterns'

/** What was counted for one league. Members whose name states no time cover the last 30 days. */
export interface SportCounts {
  readonly sport: AnalyticsSport
  readonly totalUsers: number
  readonly activeUsers: number
  readonly sessions: number
  /** Minutes; absent without sessions. */
  readonly averageSessionDuration?: number
  readonly powerUsers: number
  readonly usersThisWeek: number
  readonly usersLastWeek: number
  readonly hours: readonly PeakHour[]
}

export interface SportAnalytic {
  readonly sport: AnalyticsSport
  readonly totalUsers: number
  readonly activeUsers: number
  /** Minutes. */
  readonly averageSessionDuration: number | undefined
  readonly powerUsers: number
  /** Percent: users of the last 7 days compared with the 7 days before; absent when those had no users. */
  readonly growthRate: number | undefined
  /** Sessions per user; absent without users. */
  readonly engagementScore: number | undefined
  readonly peakHours: readonly PeakHour[]
}

export function sportAnalytic(counts: SportCounts): SportAnalytic {
  const { sport, totalUsers, activeUsers, sessions, averageSessionDuration, powerUsers, hours } = counts
  return {
    sport,
    totalUsers,
    activeUsers,
    averageSessionDuration,
    powerUsers,
    growthRate: growthRate(counts.usersThisWeek, counts.usersLastWeek),
    engagementScore: totalUsers > 0 ? sessions / totalUsers : undefined,
    peakHours: peakHours(hours),
  }
}

export function growthRate(current: number, previous: number): number | undefined {
  return percentOf(current - previous, previous)
}

const GREEN_FROM = 5
const AMBER_FROM = 3

export function engagementColour(score: number | undefined): Colour {
  if (score === undefined) return 'grey'
  if (score >= GREEN_FROM) return 'green'
  return score >= AMBER_FROM ? 'amber' : 'red'
}

/** A score just below a limit does not read like the limit. */
export function engagementText(score: number | undefined): string {
  return figureTextUnder(score, [GREEN_FROM, AMBER_FROM], 'decimal')
}
