import type { PeopleNow } from '../../../src/domain/operations/dashboard/overview'
import {
  ACTIVE_SESSION_WINDOW_MS,
  ANALYTICS_MONTH_MS,
  DAY_MS,
  LONGEST_COUNTED_SESSION_MS,
} from '../../../src/domain/time/intervals'
import { rowTime } from './row-time'

/** Who was there within half an hour, how many accounts there are, and how long a session lasts in 30 days. */
export function countPeople(nowMs: number): PeopleNow {
  const found = new DynamicModel({
    sessions: 0,
    active: 0,
    total: 0,
    counted: 0,
    minutes: -0.5,
  }) as unknown as Counted
  $app
    .db()
    .newQuery(
      `SELECT now.sessions, now.active, (SELECT COUNT(*) FROM users) AS total, month.counted, month.minutes FROM
         (SELECT COUNT(*) AS sessions, COUNT(DISTINCT user_id) AS active FROM user_sessions
          WHERE last_activity >= {:active} AND is_active = TRUE) AS now,
         (SELECT COUNT(*) AS counted, COALESCE(AVG(days), 0.0) * 1440.0 AS minutes FROM
            (SELECT MAX(0.0, julianday(last_activity) - julianday(session_start)) AS days FROM user_sessions
             WHERE session_start > {:month} AND session_start <= {:now})
          WHERE days <= {:longest}) AS month`,
    )
    .bind({
      active: rowTime(nowMs - ACTIVE_SESSION_WINDOW_MS),
      month: rowTime(nowMs - ANALYTICS_MONTH_MS),
      now: rowTime(nowMs),
      longest: LONGEST_COUNTED_SESSION_MS / DAY_MS,
    })
    .one(found)
  const { sessions, active, total, counted, minutes } = found
  return {
    activeSessions: sessions,
    activeUsers: active,
    totalUsers: total,
    ...(counted > 0 && { averageSession: minutes }),
  }
}

interface Counted {
  readonly sessions: number
  readonly active: number
  readonly total: number
  readonly counted: number
  readonly minutes: number
}
