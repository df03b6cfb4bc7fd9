import type { LoggedLine } from '../../../src/domain/operations/logs/server-line'

export interface TimedLine extends LoggedLine {
  /** ISO, product time. */
  readonly timestamp: string
}

/** A row of `logs` that the server says itself. */
export function writeLine(app: CoreApp, { timestamp, level, category, message, metadata }: TimedLine): void {
  const row = new Record(app.findCollectionByNameOrId('logs'))
  row.set('timestamp', timestamp)
  row.set('level', level)
  row.set('category', category)
  row.set('message', message)
  if (metadata) row.set('metadata', JSON.stringify(metadata))
  app.save(row)
}
