import { sessionCleanup } from '../../../src/domain/operations/sessions/session-cleanup'
import { SESSION_IDLE_MS } from '../../../src/domain/time/intervals'
import { beginWriting, findRecord } from '../server/records'
import { rowTime } from '../server/row-time'
import { productNow } from '../server/time'
import { visitOf } from './visit-of'

/** How many visits one minute ends; the next minute ends the rest. */
const AT_ONCE = 200

/**
 * Each minute: a visit without activity for half an hour has ended, whether or not the page could say so, and so has one
 * whose activity is still to come, from before the clock was set back.
 */
export function endIdleVisits(): void {
  const now = productNow()
  const filter = 'is_active = true && (last_activity < {:since} || last_activity > {:until})'
  const [since, until] = [rowTime(now - SESSION_IDLE_MS), rowTime(now + SESSION_IDLE_MS)]
  const rows = $app.findRecordsByFilter('user_sessions', filter, 'last_activity', AT_ONCE, 0, {
    since,
    until,
  })
  for (const row of rows) $app.runInTransaction((tx) => endIfIdle(tx, row!.id, now))
}

/** The visit is read again, because its page may say at this very moment that somebody is there. */
function endIfIdle(tx: CoreApp, id: string, now: number): void {
  beginWriting(tx)
  const row = findRecord('user_sessions', id, tx)
  if (!row) return
  const visit = visitOf(row)
  const cleanup = sessionCleanup([visit], visit.user_id, now)
  if (cleanup.kind === 'stop' || cleanup.writes.length === 0) return
  row.set('is_active', false)
  tx.save(row)
}
