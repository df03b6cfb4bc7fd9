import { ANALYTICS_SPORTS } from '../../../../src/domain/operations/audience/analytics-sport'
import type { SportHour } from '../../../../src/domain/operations/audience/audience-answers'
import {
  MAX_PATTERNS,
  type EngagementPattern,
} from '../../../../src/domain/operations/audience/engagement-patterns'
import { LEAST_SESSIONS } from '../../../../src/domain/operations/audience/power-users'
import type { SportCounts } from '../../../../src/domain/operations/audience/sport-analytic'
import { readJson } from '../../server/read-json'
import { AVERAGE_MINUTES, MONTH, SPORT, USERS_LAST_WEEK, USERS_THIS_WEEK } from './month'
import { spansAt, type Spans } from './spans'

/** One row for each league that analytics track, whether or not anybody came. */
export function countSports(nowMs: number): readonly SportCounts[] {
  const spans = spansAt(nowMs)
  const visits = countVisits(spans)
  const active = countUsers(
    spans,
    `SELECT ${SPORT} AS sport, COUNT(DISTINCT user_id) AS users FROM user_sessions
    WHERE last_activity >= {:active} AND is_active = TRUE GROUP BY 1`,
  )
  const busy = countUsers(
    spans,
    `SELECT sport, COUNT(*) AS users FROM
    (SELECT sport FROM month GROUP BY sport, user_id HAVING COUNT(*) >= ${LEAST_SESSIONS}) GROUP BY sport`,
  )
  const hours = hourUsers(spans)
  return ANALYTICS_SPORTS.map((sport) => {
    const { minutes, ...counted } = visits.find((row) => row.sport === sport) ?? NOBODY
    return {
      ...counted,
      sport,
      ...(minutes !== null && { averageSessionDuration: minutes }),
      activeUsers: active[sport] ?? 0,
      powerUsers: busy[sport] ?? 0,
      hours: hours.filter((row) => row.sport === sport),
    }
  })
}

interface Visits {
  readonly sport: string
  readonly totalUsers: number
  readonly sessions: number
  readonly usersThisWeek: number
  readonly usersLastWeek: number
  readonly minutes: number | null
}

const NOBODY: Visits = {
  sport: '',
  totalUsers: 0,
  sessions: 0,
  usersThisWeek: 0,
  usersLastWeek: 0,
  minutes: null,
}

function countVisits(spans: Spans): readonly Visits[] {
  return readJson(
    `WITH ${MONTH} SELECT json_group_array(json_object('sport', sport, 'totalUsers', users, 'sessions', sessions,
       'usersThisWeek', week, 'usersLastWeek', before, 'minutes', average)) AS json FROM
       (SELECT sport, COUNT(DISTINCT user_id) AS users, COUNT(*) AS sessions, ${USERS_THIS_WEEK} AS week,
          ${USERS_LAST_WEEK} AS before, ${AVERAGE_MINUTES} AS average FROM month GROUP BY sport)`,
    spans,
  )
}

function countUsers(spans: Spans, rows: string): Readonly<Record<string, number>> {
  return readJson(`WITH ${MONTH} SELECT json_group_object(sport, users) AS json FROM (${rows})`, spans)
}

function hourUsers(spans: Spans) {
  return readJson<readonly { readonly sport: string; readonly hour: number; readonly users: number }[]>(
    `WITH ${MONTH} SELECT json_group_array(json_object('sport', sport, 'hour', hour, 'users', users)) AS json FROM
       (SELECT sport, CAST(strftime('%H', eastern) AS INTEGER) AS hour, COUNT(DISTINCT user_id) AS users
        FROM month GROUP BY sport, hour)`,
    spans,
  )
}

/** Sessions by the Eastern hour in which they began; without a league, those of all. */
export function sessionHours(nowMs: number, sport: string): readonly SportHour[] {
  return readJson(
    `WITH ${MONTH} SELECT json_group_array(json_object('sport', sport, 'hour', hour, 'sessions', sessions)) AS json FROM
       (SELECT sport, CAST(strftime('%H', eastern) AS INTEGER) AS hour, COUNT(*) AS sessions FROM month
        WHERE {:sport} IN ('', sport) GROUP BY sport, hour ORDER BY sport, hour)`,
    { ...spansAt(nowMs), sport },
  )
}

/** When which league draws the most users. */
export function engagementPatterns(nowMs: number, sport: string): readonly EngagementPattern[] {
  return readJson(
    `WITH ${MONTH} SELECT json_group_array(json_object('sport', sport, 'dayOfWeek', weekday, 'hour', hour,
       'userCount', users)) AS json FROM
       (SELECT sport, CAST(strftime('%w', eastern) AS INTEGER) AS weekday,
          CAST(strftime('%H', eastern) AS INTEGER) AS hour, COUNT(DISTINCT user_id) AS users
        FROM month WHERE {:sport} IN ('', sport) GROUP BY sport, weekday, hour
        ORDER BY users DESC, sport, weekday, hour LIMIT ${MAX_PATTERNS})`,
    { ...spansAt(nowMs), sport },
  )
}
