import { ANALYTICS_SPORTS } from '../../../../src/domain/operations/audience/analytics-sport'
import type { SportHour } from '../../../../src/domain/operations/audience/audience-answers'
import {
  MAX_PATTERNS,
  type EngagementPattern,
} from '../../../../src/domain/operations/audience/engagement-patterns'
import type { SportCounts } from '../../../../src/domain/operations/audience/sport-analytic'
import { readJson } from '../../server/read-json'
import { ACTIVE_VISITS, activeSince } from '../active-visits'
import { TRACKED_SPORT } from './counted-visits'
import { minutesOnAverage, type Totals } from './totals'

/** One row for each league that analytics track, whether or not anybody came. */
export function countSports(totals: Totals, nowMs: number): readonly SportCounts[] {
  const active = activeUsers(nowMs)
  return ANALYTICS_SPORTS.map((sport) => {
    const minutes = minutesOnAverage(totals.sum('averaged', sport))
    return {
      sport,
      totalUsers: totals.sum('sport', sport).users,
      sessions: totals.sum('sport', sport).visits,
      usersThisWeek: totals.sum('this week of', sport).users,
      usersLastWeek: totals.sum('week before of', sport).users,
      ...(minutes !== undefined && { averageSessionDuration: minutes }),
      activeUsers: active[sport] ?? 0,
      powerUsers: totals.sum('power user of', sport).users,
      hours: hoursOf(totals, sport).map(({ part, users }) => ({ sport, hour: Number(part), users })),
    }
  })
}

function activeUsers(nowMs: number): Readonly<Record<string, number>> {
  return readJson(
    `SELECT json_group_object(sport, users) AS json FROM
       (SELECT ${TRACKED_SPORT} AS sport, COUNT(DISTINCT user_id) AS users FROM ${ACTIVE_VISITS} GROUP BY 1)`,
    { active: activeSince(nowMs) },
  )
}

/** Sessions by the Eastern hour in which they began; without a league, those of all. */
export function sessionHours(totals: Totals, sport: string): readonly SportHour[] {
  return hoursOf(totals, sport).map((row) => ({
    sport: row.sport,
    hour: Number(row.part),
    sessions: row.visits,
  }))
}

function hoursOf(totals: Totals, sport: string) {
  return totals.all('hour').filter((row) => sport === '' || row.sport === sport)
}

/** When which league draws the most users. */
export function engagementPatterns(sport: string): readonly EngagementPattern[] {
  return readJson(
    `SELECT json_group_array(json_object('sport', sport, 'dayOfWeek', CAST(substr(part, 1, 1) AS INTEGER),
       'hour', CAST(substr(part, 3) AS INTEGER), 'userCount', users)) AS json FROM
       (SELECT * FROM month_totals WHERE kind = 'weekday and hour' AND {:sport} IN ('', sport)
        ORDER BY users DESC, sport, part LIMIT ${MAX_PATTERNS})`,
    { sport },
  )
}
