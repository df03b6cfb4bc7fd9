import { findRecord } from '../server/records'
import type { LoggedLine } from '../../../src/domain/operations/logs/server-line'

export interface HeldLine extends LoggedLine {
  /** Whose account it is about. */
  readonly userId?: string
}

export interface TimedLine extends HeldLine {
  /** ISO, product time. */
  readonly timestamp: string
}

/** Writes a line of the server itself to `logs`. */
export function writeLine(
  app: CoreApp,
  { timestamp, userId, level, category, message, correlationId, metadata }: TimedLine,
): void {
  const row = new Record(app.findCollectionByNameOrId('logs'))
  row.set('timestamp', timestamp)
  row.set('level', level)
  row.set('category', category)
  row.set('message', message)
  // A line waits for up to a minute, in which an account can be deleted.
  if (userId && findRecord('users', userId, app)) row.set('user_id', userId)
  row.set('correlationId', correlationId ?? '')
  if (metadata) row.set('metadata', JSON.stringify(metadata))
  app.save(row)
}
