import type { ClientLines } from '../../../src/domain/operations/logs/client-lines'
import { rowTime } from '../server/row-time'

interface Telling {
  /** None of the lines is from after it. */
  readonly sentMs: number
  /** What lines without an action of their own belong together by. */
  readonly action?: string
  readonly userId?: string
}

/**
 * Rows of `logs` that a page tells, in one statement: on a bad night pages tell two thousand lines a second, and a record
 * for each let through six hundred. How long each part may be has been seen to by whoever took the lines apart.
 */
export function writeClientLines(app: CoreApp, told: ClientLines, { sentMs, action, userId }: Telling): void {
  const rows = told.lines.map(({ at, ...line }) => ({
    ...line,
    timestamp: rowTime(Math.max(0, Math.min(at, sentMs))),
  }))
  app
    .db()
    .newQuery(
      `INSERT INTO logs (timestamp, level, category, message, correlationId, metadata, build_id, session_id, user_id)
       SELECT value ->> 'timestamp', value ->> 'level', value ->> 'category', value ->> 'message',
         COALESCE(value ->> 'correlationId', {:action}), value -> 'metadata', {:build}, {:session}, {:user}
       FROM json_each({:rows})`,
    )
    .bind({
      rows: JSON.stringify(rows),
      action: action ?? '',
      build: told.build ?? '',
      session: told.session ?? '',
      user: userId ?? '',
    })
    .execute()
}
