import type { Trouble } from '../../../src/domain/operations/alerts/find-alerts'
import { msOfRow, rowTime } from '../server/row-time'
import { entryOf, EMPTY_LINE } from './read-lines'

/** How many different lines of one span are read; a flood of the same line counts as one. */
const MOST_TROUBLES = 300

/**
 * Errors and warnings with the same words, added up by the database, with the latest line of each. The server's own come
 * first, because anybody can send any number of lines of pages.
 */
export function readTroubles(fromMs: number, toMs: number): readonly Trouble[] {
  const rows = arrayOf(new DynamicModel({ ...EMPTY_LINE, n: 0, since: '' }))
  // SQLite takes the other columns from the row that has the MAX, as long as there is no MIN beside it.
  $app
    .db()
    .newQuery(
      `WITH troubles AS (SELECT *, session_id != '' AS of_page FROM logs
         WHERE timestamp > {:from} AND timestamp <= {:to} AND level IN ('error', 'warn'))
       SELECT id, MAX(timestamp) AS timestamp, level, category, message, correlationId, build_id, session_id,
         COALESCE(metadata, '') AS metadata, COUNT(*) AS n, since
       FROM troubles JOIN (SELECT of_page, level, category, message, MIN(timestamp) AS since
         FROM troubles GROUP BY of_page, level, category, message) USING (of_page, level, category, message)
       GROUP BY of_page, level, category, message ORDER BY of_page, MAX(timestamp) DESC LIMIT {:most}`,
    )
    .bind({ from: rowTime(fromMs), to: rowTime(toMs), most: MOST_TROUBLES })
    .all(rows)
  return (rows as unknown as Row[]).map((row) => ({
    latest: entryOf(row),
    count: row.n,
    sinceMs: msOfRow(row.since),
  }))
}

type Row = typeof EMPTY_LINE & { readonly n: number; readonly since: string }
