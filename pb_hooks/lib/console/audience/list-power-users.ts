import {
  LEAST_SESSIONS,
  MAX_POWER_USERS,
  type UserVisits,
} from '../../../../src/domain/operations/audience/power-users'
import { readJson } from '../../server/read-json'
import type { AddressColumn } from '../directory/managers-only'

/**
 * Users by their sessions of the last 30 days, the busiest first; with a league, by those of that league. Their
 * favourite and the number of their leagues are of all leagues, whichever is chosen.
 */
export function listPowerUsers(sport: string, address: AddressColumn): readonly UserVisits[] {
  const leagues = "FROM month_people WHERE user_id = busy.user_id AND kind = 'sport'"
  // An index that holds two kinds has the busiest in their order.
  return readJson(
    `WITH busy AS (SELECT user_id, visits, amount FROM month_people
       WHERE kind IN ('all', 'sport') AND kind = {:kind} AND sport = {:sport} AND visits >= ${LEAST_SESSIONS}
       ORDER BY visits DESC, amount DESC, user_id LIMIT ${MAX_POWER_USERS})
     SELECT json_group_array(json_object('userId', user_id, 'userEmail', COALESCE(${address}, ''),
       'favoriteSport', (SELECT sport ${leagues} ORDER BY visits DESC, sport LIMIT 1),
       'sportsUsed', (SELECT COUNT(*) ${leagues}), 'totalSessions', visits, 'totalTimeSpent', amount / 60000.0)) AS json
     FROM (SELECT busy.*, users.email FROM busy LEFT JOIN users ON users.id = user_id
       ORDER BY visits DESC, amount DESC, user_id) AS busy`,
    { kind: sport === '' ? 'all' : 'sport', sport },
  )
}
