import { parseClientLines } from '../../../../src/domain/operations/logs/client-lines'
import { writeClientLines } from '../../log/write-client-lines'
import type { Effect } from '../take-entry'

/** Errors of a user's page, for operators who look into them. No line is dated after its entry. */
export const writeLines: Effect = (tx, { user }, { id, body, at }) => {
  const told = parseClientLines(body)
  if (!told) return 'These are no lines of a log'
  writeClientLines(tx, told, { sentMs: at, action: id, userId: user.id })
  return undefined
}
