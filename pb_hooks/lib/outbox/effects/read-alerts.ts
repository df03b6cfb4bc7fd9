import { parseReadTo } from '../../../../src/domain/people/game-alerts/alert-rule'
import { knownTime } from '../../../../src/domain/people/outbox/known-time'
import { readsOf } from '../../game-alerts/alert-store'
import { productNow } from '../../server/time'
import type { Effect } from '../take-entry'

/**
 * Marks everything up to a time as read. The time only moves forward, unless the clock was set back, and never into the
 * future, because nobody has seen those alerts.
 */
export const readAlerts: Effect = (tx, { user }, { body }) => {
  const to = parseReadTo(body)
  if (to === undefined) return 'This is no time up to which alerts are read'
  const row = readsOf(tx, user.id)
  const now = productNow()
  row.set('read_to', Math.max(knownTime(row.getInt('read_to'), now), Math.min(to, now)))
  tx.save(row)
  return undefined
}
