import { parseSessionNews, type SessionNews } from '../../../../src/domain/people/outbox/entry-bodies'
import { withOpened } from '../../../../src/domain/operations/sessions/session-depth'
import { trackActivity } from '../../../../src/domain/operations/sessions/track-activity'
import type { UserSession } from '../../../../src/domain/operations/sessions/session'
import { knownTime } from '../../../../src/domain/people/outbox/known-time'
import { SESSION_IDLE_MS } from '../../../../src/domain/time/intervals'
import { noteDevice } from '../../access/devices'
import { hasEnded, sessionOf, tokenOf } from '../../access/sessions'
import { timeOf, visitOf } from '../../access/visit-of'
import { findRecord } from '../../server/records'
import { rowTime } from '../../server/row-time'
import { iso, productNow } from '../../server/time'
import type { Effect, Sender } from '../take-entry'

const TABLE = 'user_sessions'
const LONGEST_AGENT = 500

/**
 * A user is active or has left: opens a session, extends it or ends it. Each kind of device has a session of its own, and
 * older news does not change a newer state of it.
 */
export const noteSession: Effect = (tx, sender, { body, at }) => {
  const news = parseSessionNews(body)
  if (!news) return 'This is no session'
  // The device was signed out since it sent this, which has ended its visit.
  if (hasEndedSince(tx, sender)) return undefined
  noteWhere(tx, sender, news)
  const sessions = sessionsOf(tx, sender.user.id)
  const activity = { ...facts(sender), sport: news.sport, touchPoints: news.touchPoints }
  const write = trackActivity(sessions, activity, at)
  const open = write.kind === 'update' ? sessions.find(({ id }) => id === write.id) : undefined
  if (open && at < knownTime(open.last_activity, productNow())) return undefined
  if (write.kind === 'create' && news.ended) return undefined
  const row =
    write.kind === 'create'
      ? new Record(tx.findCollectionByNameOrId(TABLE))
      : tx.findRecordById(TABLE, write.id)
  const values = write.kind === 'create' ? write.session : write.changes
  for (const [name, value] of Object.entries(values))
    row.set(name, isTime(name) ? iso(value as number) : value)
  row.set('sports_opened', withOpened(row.getString('sports_opened'), news.sport))
  row.set('is_active', !news.ended)
  row.set('ip_address', sender.e.realIP())
  row.set('email_verified', sender.user.verified())
  tx.save(row)
  return undefined
}

/** All tokens of an account end with its key. */
function hasEndedSince(tx: CoreApp, { e, user }: Sender): boolean {
  const now = findRecord('users', user.id, tx)
  return now?.tokenKey() !== user.tokenKey() || hasEnded(tx, sessionOf(tokenOf(e)))
}

/** Updates the time in the list of devices. */
function noteWhere(tx: CoreApp, { e, user }: Sender, { ended, touchPoints }: SessionNews): void {
  if (ended) return
  const agent = String(e.requestInfo().headers['user_agent'] ?? '')
  noteDevice(tx, user, sessionOf(tokenOf(e)), { agent, touchPoints })
}

function facts({ e, user }: Sender) {
  return {
    userId: user.id,
    emailVerified: user.verified(),
    accountCreatedMs: timeOf(user, 'joined_at'),
    userAgent: String(e.requestInfo().headers['user_agent'] ?? '').slice(0, LONGEST_AGENT),
  }
}

/** Without those whose activity is still to come, from long before the clock was set back. */
function sessionsOf(tx: CoreApp, user: string): readonly UserSession[] {
  const filter = 'user_id = {:user} && is_active = true && last_activity <= {:until}'
  const until = rowTime(productNow() + SESSION_IDLE_MS)
  const rows = tx.findRecordsByFilter(TABLE, filter, '-last_activity', 10, 0, { user, until })
  return rows.map((row) => visitOf(row!))
}

function isTime(name: string): boolean {
  return name === 'session_start' || name === 'last_activity'
}
