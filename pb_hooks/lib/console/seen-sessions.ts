import type { SeenSession } from '../../../src/domain/operations/investigation/user-impact'
import { readJson } from '../server/read-json'
import { msOfRow, rowTime } from '../server/row-time'

/** More people than a server with its edges has streams for. */
const MOST_PEOPLE = 50_000

/** Who was there within a span, for whom something broke: the visits of each person as one. */
export function seenSessions(fromMs: number, toMs: number): readonly SeenSession[] {
  const rows = readJson<readonly (readonly [userId: string, start: string, last: string])[]>(
    `SELECT json_group_array(json_array(user_id, start, last)) AS json FROM
       (SELECT user_id, MIN(session_start) AS start, MAX(last_activity) AS last FROM user_sessions
        WHERE last_activity >= {:from} AND session_start <= {:to} GROUP BY user_id LIMIT ${MOST_PEOPLE})`,
    { from: rowTime(fromMs), to: rowTime(toMs) },
  )
  return rows.map(([userId, start, last]) => ({
    userId,
    sessionStart: msOfRow(start),
    lastActivity: msOfRow(last),
  }))
}
