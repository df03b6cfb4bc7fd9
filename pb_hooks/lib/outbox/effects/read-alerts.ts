import { parseReadTo } from '../../../../src/domain/people/game-alerts/alert-rule'
import { readsOf } from '../../game-alerts/alert-store'
import { productNow } from '../../server/time'
import type { Effect } from '../take-entry'

/** Up to when everything is read: only ever later, and never a time to come, whose alerts nobody has seen. */
export const readAlerts: Effect = (tx, { user }, { body }) => {
  const to = parseReadTo(body)
  if (to === undefined) return 'This is no time up to which alerts are read'
  const row = readsOf(tx, user.id)
  row.set('read_to', Math.max(row.getInt('read_to'), Math.min(to, productNow())))
  tx.save(row)
  return undefined
}
