import type { PeopleNow } from '../../../src/domain/operations/dashboard/overview'
import { ACTIVE_SESSION_WINDOW_MS } from '../../../src/domain/time/intervals'
import { readJson } from '../server/read-json'
import { rowTime } from '../server/row-time'

/**
 * Visits that go on. The index of last activities is named, because the database would otherwise look up every account
 * and each of its visits, instead of those of the last half hour.
 */
export const ACTIVE_VISITS = `(SELECT * FROM user_sessions INDEXED BY idx_sessions_active
  WHERE last_activity >= {:active} AND is_active = TRUE)`

export const activeSince = (nowMs: number) => rowTime(nowMs - ACTIVE_SESSION_WINDOW_MS)

/** Nobody can have entered these. An index has them, so that they need not be looked for among all accounts. */
const UNPROVED = 'SELECT COUNT(*) FROM users WHERE awaits_proof = TRUE'

/** Who was there within half an hour, and how many accounts there are. */
export function countActive(nowMs: number): Omit<PeopleNow, 'averageSession' | 'uncounted'> {
  return readJson(
    `SELECT json_object('activeSessions', COUNT(*), 'activeUsers', COUNT(DISTINCT user_id),
       'totalUsers', (SELECT COUNT(*) FROM users) - (${UNPROVED})) AS json
     FROM ${ACTIVE_VISITS}`,
    { active: activeSince(nowMs) },
  )
}
