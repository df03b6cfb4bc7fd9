import type { SeenSession } from '../../../src/domain/operations/investigation/user-impact'
import { msOfRow, rowTime } from '../server/row-time'

/** As many people as one server has streams for. */
const MOST_PEOPLE = 5000

/** Who was there within a span, for whom something broke: the visits of each person as one. */
export function seenSessions(fromMs: number, toMs: number): readonly SeenSession[] {
  const rows = arrayOf(new DynamicModel({ user_id: '', session_start: '', last_activity: '' }))
  $app
    .db()
    .newQuery(
      `SELECT user_id, MIN(session_start) AS session_start, MAX(last_activity) AS last_activity FROM user_sessions
       WHERE last_activity >= {:from} AND session_start <= {:to} GROUP BY user_id LIMIT {:most}`,
    )
    .bind({ from: rowTime(fromMs), to: rowTime(toMs), most: MOST_PEOPLE })
    .all(rows)
  return (rows as unknown as { user_id: string; session_start: string; last_activity: string }[]).map(
    (row) => ({
      userId: row.user_id,
      sessionStart: msOfRow(row.session_start),
      lastActivity: msOfRow(row.last_activity),
    }),
  )
}
