import { parseLines } from '../../../../src/domain/people/outbox/entry-bodies'
import { iso } from '../../server/time'
import type { Effect } from '../take-entry'

/** What went wrong in somebody's page, for whoever looks into it. No line is from after its entry. */
export const writeLines: Effect = (tx, { user }, { id, body, at }) => {
  const lines = parseLines(body)
  if (!lines) return 'These are no lines of a log'
  const logs = tx.findCollectionByNameOrId('logs')
  for (const line of lines) {
    const row = new Record(logs)
    row.set('timestamp', iso(Math.max(0, Math.min(line.at, at))))
    row.set('level', line.level)
    row.set('category', line.category)
    row.set('message', line.message)
    row.set('correlationId', id)
    row.set('user_id', user.id)
    tx.save(row)
  }
  return undefined
}
