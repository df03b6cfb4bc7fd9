import type { ClientLine, ClientLines } from '../../../src/domain/operations/logs/client-lines'
import { iso } from '../server/time'

/** A row of `logs` that a page tells; none is from after it was sent. */
export function writeClientLine(
  app: CoreApp,
  { build, session }: ClientLines,
  { at, level, category, message, correlationId, metadata }: ClientLine,
  sentMs: number,
  userId = '',
): void {
  const row = new Record(app.findCollectionByNameOrId('logs'))
  row.set('timestamp', iso(Math.max(0, Math.min(at, sentMs))))
  row.set('level', level)
  row.set('category', category)
  row.set('message', message)
  row.set('correlationId', correlationId ?? '')
  row.set('build_id', build ?? '')
  row.set('session_id', session ?? '')
  if (metadata) row.set('metadata', JSON.stringify(metadata))
  row.set('user_id', userId)
  app.save(row)
}
