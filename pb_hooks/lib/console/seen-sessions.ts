import type { SeenSession } from '../../../src/domain/operations/investigation/user-impact'
import { msOfRow, rowTime } from '../server/row-time'

const MOST_SESSIONS = 5000

/** The sessions that ran within a span, for who was there when something broke. */
export function seenSessions(fromMs: number, toMs: number): readonly SeenSession[] {
  const rows = arrayOf(new DynamicModel({ user_id: '', session_start: '', last_activity: '' }))
  $app
    .db()
    .newQuery(
      `SELECT user_id, session_start, last_activity FROM user_sessions
       WHERE last_activity >= {:from} AND session_start <= {:to} ORDER BY last_activity DESC LIMIT {:most}`,
    )
    .bind({ from: rowTime(fromMs), to: rowTime(toMs), most: MOST_SESSIONS })
    .all(rows)
  return (rows as unknown as { user_id: string; session_start: string; last_activity: string }[]).map(
    (row) => ({
      userId: row.user_id,
      sessionStart: msOfRow(row.session_start),
      lastActivity: msOfRow(row.last_activity),
    }),
  )
}
