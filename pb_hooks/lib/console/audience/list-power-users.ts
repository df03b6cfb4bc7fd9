import {
  LEAST_SESSIONS,
  MAX_POWER_USERS,
  type UserVisits,
} from '../../../../src/domain/operations/audience/power-users'
import { readJson } from '../../server/read-json'
import { MONTH } from './month'
import { spansAt } from './spans'

/** Users by their sessions of the last 30 days, the busiest first; with a league, by those of that league. */
export function listPowerUsers(nowMs: number, sport: string): readonly UserVisits[] {
  return readJson(
    `WITH ${MONTH}, wanted AS (SELECT * FROM month WHERE {:sport} IN ('', sport)),
       busy AS (SELECT user_id, COUNT(*) AS sessions, SUM(minutes) AS minutes, COUNT(DISTINCT sport) AS sports
         FROM wanted GROUP BY user_id HAVING COUNT(*) >= ${LEAST_SESSIONS}
         ORDER BY sessions DESC, minutes DESC, user_id LIMIT ${MAX_POWER_USERS})
     SELECT json_group_array(json_object('userId', user_id, 'userEmail', COALESCE(email, ''),
       'favoriteSport', favourite, 'sportsUsed', sports, 'totalSessions', sessions, 'totalTimeSpent', minutes)) AS json
     FROM (SELECT busy.*, users.email,
         (SELECT sport FROM wanted WHERE wanted.user_id = busy.user_id
          GROUP BY sport ORDER BY COUNT(*) DESC, sport LIMIT 1) AS favourite
       FROM busy LEFT JOIN users ON users.id = busy.user_id ORDER BY sessions DESC, minutes DESC, busy.user_id)`,
    { ...spansAt(nowMs), sport },
  )
}
