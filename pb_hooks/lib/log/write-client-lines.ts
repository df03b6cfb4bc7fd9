import type { ClientLines } from '../../../src/domain/operations/logs/client-lines'
import { rowTime } from '../server/row-time'

interface Telling {
  /** No line is dated later than this. */
  readonly sentMs: number
  /** The action of lines that name none of their own. */
  readonly action?: string
  readonly userId?: string
}

/** A line without a visit would look like one of the server's own. */
export const SOME_VISIT = 'unknown'

/**
 * Writes a page's lines to `logs` in one statement: in bad times pages send two thousand lines a second, and one record
 * for each let only six hundred through. `parseClientLines` has already limited the length of each part.
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
      session: told.session ?? SOME_VISIT,
      user: userId ?? '',
    })
    .execute()
}
