import type { Colour } from '../dashboard/metric-colour'
import { ANALYTICS_MONTH_MS, ANALYTICS_WEEK_MS } from '../../time/intervals'
import { percentOf } from '../statistics'
import { peakHours, type PeakHour } from './engagement-patterns'
import { powerUsers } from './power-users'
import { analyticsSport, averageVisitMinutes, isActiveNow, usersOf, visitsWithin, type Visit } from './visit'

export interface SportAnalytic {
  readonly sport: string
  readonly totalUsers: number
  readonly activeUsers: number
  /** Minutes. */
  readonly averageSessionDuration: number | undefined
  readonly powerUsers: number
  /** Percent, users of the last 7 days against the 7 before; absent when those had none. */
  readonly growthRate: number | undefined
  /** Sessions per user; absent without users. */
  readonly engagementScore: number | undefined
  readonly peakHours: readonly PeakHour[]
}

/** One league over the last 30 days. */
export function sportAnalytic(visits: readonly Visit[], sport: string, nowMs: number): SportAnalytic {
  const ofSport = visits.filter((visit) => analyticsSport(visit.sport) === sport)
  const recent = visitsWithin(ofSport, nowMs - ANALYTICS_MONTH_MS, nowMs)
  const totalUsers = usersOf(recent)
  return {
    sport,
    totalUsers,
    activeUsers: usersOf(ofSport.filter((visit) => isActiveNow(visit, nowMs))),
    averageSessionDuration: averageVisitMinutes(recent),
    powerUsers: powerUsers(visits, nowMs, sport).length,
    growthRate: growthRate(ofSport, nowMs),
    engagementScore: totalUsers > 0 ? recent.length / totalUsers : undefined,
    peakHours: peakHours(recent),
  }
}

export function growthRate(visits: readonly Visit[], nowMs: number): number | undefined {
  const current = usersOf(visitsWithin(visits, nowMs - ANALYTICS_WEEK_MS, nowMs))
  const previous = usersOf(visitsWithin(visits, nowMs - 2 * ANALYTICS_WEEK_MS, nowMs - ANALYTICS_WEEK_MS))
  return percentOf(current - previous, previous)
}

export function engagementColour(score: number | undefined): Colour {
  if (score === undefined) return 'grey'
  if (score >= 5) return 'green'
  return score >= 3 ? 'amber' : 'red'
}
