import { ALIKE, type Trouble } from '../../../src/domain/operations/alerts/find-alerts'
import { msOfRow, rowTime } from '../server/row-time'
import { entryOf, EMPTY_LINE } from './read-lines'

/** How many different lines of one span are read, of the server and of pages; a flood of the same line counts as one. */
const MOST_TROUBLES = 300

/** What makes lines the same: an evening of slow calls would otherwise leave no place for other trouble. */
const WORDS = `CASE ${ALIKE.map((words) => `WHEN instr(message, '${words}') = 1 THEN '${words}'`).join(' ')} ELSE message END`

/**
 * Errors and warnings with the same words, added up by the database, with the latest line of each. Lines of pages have
 * places of their own, because anybody can send any number of them.
 */
export function readTroubles(fromMs: number, toMs: number): readonly Trouble[] {
  const rows = arrayOf(new DynamicModel({ ...EMPTY_LINE, n: 0, phones: '', since: '' }))
  // SQLite takes the other columns from the row that has the MAX, as long as there is no MIN beside it.
  $app
    .db()
    .newQuery(
      `WITH troubles AS (SELECT *, session_id != '' AS of_page, ${WORDS} AS words FROM logs
         WHERE timestamp > {:from} AND timestamp <= {:to} AND level IN ('error', 'warn')),
       latest AS (SELECT id, MAX(timestamp) AS timestamp, level, category, message, correlationId, build_id, session_id,
         COALESCE(metadata, '') AS metadata, COUNT(*) AS n,
         json_group_array(DISTINCT COALESCE(NULLIF(user_id, ''), session_id)) AS phones, since, of_page
       FROM troubles JOIN (SELECT of_page, level, category, words, MIN(timestamp) AS since
         FROM troubles GROUP BY of_page, level, category, words) USING (of_page, level, category, words)
       GROUP BY of_page, level, category, words)
       SELECT id, timestamp, level, category, message, correlationId, build_id, session_id, metadata, n, phones, since
       FROM (SELECT *, ROW_NUMBER() OVER (PARTITION BY of_page ORDER BY timestamp DESC) AS place FROM latest)
       WHERE place <= {:most}`,
    )
    .bind({ from: rowTime(fromMs), to: rowTime(toMs), most: MOST_TROUBLES })
    .all(rows)
  return (rows as unknown as Row[]).map((row) => ({
    latest: entryOf(row),
    count: row.n,
    phones: JSON.parse(row.phones) as string[],
    sinceMs: msOfRow(row.since),
  }))
}

type Row = typeof EMPTY_LINE & { readonly n: number; readonly phones: string; readonly since: string }
