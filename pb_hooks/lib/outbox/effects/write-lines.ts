import { parseClientLines } from '../../../../src/domain/operations/logs/client-lines'
import { writeClientLines } from '../../log/write-client-lines'
import type { Effect } from '../take-entry'

/** What went wrong in somebody's page, for whoever looks into it. No line is from after its entry. */
export const writeLines: Effect = (tx, { user }, { id, body, at }) => {
  const told = parseClientLines(body)
  if (!told) return 'These are no lines of a log'
  writeClientLines(tx, told, { sentMs: at, action: id, userId: user.id })
  return undefined
}
