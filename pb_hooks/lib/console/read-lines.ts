import type { LogEntry, LogMetadata } from '../../../src/domain/operations/logs/log-entry'
import { msOfRow } from '../server/row-time'

/** The columns of a line, as the database reads them. */
export const EMPTY_LINE = {
  id: '',
  timestamp: '',
  level: '',
  category: '',
  message: '',
  correlationId: '',
  build_id: '',
  session_id: '',
  user_id: '',
  metadata: '',
}

/** Where to look for rows of `logs`, when not in the table itself. */
export interface LinesQuery {
  readonly from: string
  readonly where: string
  readonly order: string
}

/** Rows of `logs`, newest first. The conditions are our own text; what people type is bound as values. */
export function readLines(
  asked: string | LinesQuery,
  values: Readonly<Record<string, string | number>>,
  most: number,
): readonly LogEntry[] {
  const { from, where, order } =
    typeof asked === 'string' ? { from: 'logs', where: asked, order: 'timestamp DESC, id' } : asked
  const rows = arrayOf(new DynamicModel(EMPTY_LINE))
  $app
    .db()
    .newQuery(
      `SELECT id, timestamp, level, category, message, correlationId, build_id, session_id, user_id,
         COALESCE(metadata, '') AS metadata
       FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT {:most}`,
    )
    .bind({ ...values, most })
    .all(rows)
  return (rows as unknown as (typeof EMPTY_LINE)[]).map(entryOf)
}

export function entryOf({
  id,
  timestamp,
  level,
  category,
  message,
  correlationId,
  build_id: buildId,
  session_id: sessionId,
  user_id: userId,
  metadata,
}: typeof EMPTY_LINE): LogEntry {
  const known = metadata === '' ? undefined : (JSON.parse(metadata) as LogMetadata | null)
  return {
    id,
    timestamp: msOfRow(timestamp),
    level: level as LogEntry['level'],
    category,
    message,
    ...(correlationId && { correlationId }),
    ...(buildId && { buildId }),
    ...(sessionId && { sessionId }),
    ...(userId && { userId }),
    ...(known && { metadata: known }),
  }
}
