import type { AcknowledgeRequest } from '../../../src/domain/operations/alerts/alerts-answer'
import { namelessUser } from '../../../src/domain/operations/audience/power-user-texts'
import { findRecord } from '../server/records'
import { iso } from '../server/time'

/** Writes down who has seen an alert and what they say to it; only the first counts. False without such an alert. */
export function acknowledge(
  { id, reason }: AcknowledgeRequest,
  operator: core.Record,
  nowMs: number,
): boolean {
  let isKnown = false
  $app.runInTransaction((tx) => {
    const row = findRecord('alerts', id, tx)
    isKnown = row !== undefined
    if (!row || row.getBool('resolved')) return
    row.set('resolved', true)
    row.set('resolved_at', iso(nowMs))
    row.set('resolved_name', nameOf(operator))
    if (operator.collection().name === 'users') row.set('resolved_by', operator.id)
    row.set('reason', reason)
    tx.save(row)
  })
  return isKnown
}

/** No address: all operators read it, and only some may see addresses. */
function nameOf(operator: core.Record): string {
  return (operator.getString('display_name') || namelessUser(operator.id)).slice(0, 200)
}
