import { deviceInfo, deviceType } from '../../../src/domain/operations/sessions/device'
import { withOpened } from '../../../src/domain/operations/sessions/session-depth'
import { DAY_MS } from '../../../src/domain/time/intervals'
import { iso, productNow } from '../server/time'

const LONGEST_AGENT = 500

/** The server sets a session's times, address, browser and what is known of the account, whatever the request says. */
export function fillNewSession(e: core.RecordRequestEvent): void {
  if (e.hasSuperuserAuth()) return e.next()
  e.record!.set('session_start', iso(productNow()))
  return fill(e)
}

export function fillSession(e: core.RecordRequestEvent): void {
  if (e.hasSuperuserAuth()) return e.next()
  e.record!.set('session_start', e.record!.original().get('session_start'))
  return fill(e)
}

function fill(e: core.RecordRequestEvent): void {
  const session = e.record!
  session.set('last_activity', iso(productNow()))
  session.set('ip_address', e.realIP())
  const agent = userAgent(e)
  session.set('user_agent', agent)
  session.set('device_info', deviceInfo(agent))
  // Only the page knows an iPad from a Mac, so it may name the kind of device; a visit is never without one.
  if (session.getString('device_type') === '') session.set('device_type', deviceType(agent, 0))
  session.set('email_verified', e.auth!.verified())
  session.set('account_age', accountAgeDays(e.auth!))
  const opened = session.original().getString('sports_opened')
  session.set('sports_opened', withOpened(opened, session.getString('current_sport')))
  return e.next()
}

function userAgent(e: core.RecordRequestEvent): string {
  return String(e.requestInfo().headers['user_agent'] ?? '').slice(0, LONGEST_AGENT)
}

function accountAgeDays(user: core.Record): number {
  const joined = Date.parse(user.getString('joined_at'))
  return Math.max(0, Math.floor((productNow() - joined) / DAY_MS))
}
