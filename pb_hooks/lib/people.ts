import { adminAnalytics } from '../../src/domain/operations/audience/admin-analytics'
import { ANALYTICS_SPORTS } from '../../src/domain/operations/audience/analytics-sport'
import type { AudienceAnswer, SportsAnswer } from '../../src/domain/operations/audience/audience-answers'
import { powerUsers } from '../../src/domain/operations/audience/power-users'
import { sportAnalytic } from '../../src/domain/operations/audience/sport-analytic'
import { userMetrics } from '../../src/domain/operations/audience/user-metrics'
import { switchedSports } from './boards/switched-sports'
import { countMonth, countMonthSoon } from './console/audience/count-month'
import { countAudience, dailyUsers } from './console/audience/count-audience'
import { countSports, engagementPatterns, sessionHours } from './console/audience/count-sports'
import { listPowerUsers } from './console/audience/list-power-users'
import { readTotals } from './console/audience/totals'
import {
  activeSessionRows,
  countActiveSessions,
  latestActiveSessions,
} from './console/audience/list-sessions'
import { unsentLetters } from './console/directory/list-letters'
import { userRows } from './console/directory/list-users'
import { addressFor, managersOnly } from './console/directory/managers-only'
import { operatorsOnly } from './console/operators-only'
import { parseChanges, switchSports } from './console/visibility/switch-sports'
import { plainBody } from './server/plain-body'
import { sendJson, sendJsonText } from './server/send-json'
import { productNow } from './server/time'
import { userOf } from './server/user-of'

export { updateUserEmailAndNames, updateUserNames } from './console/directory/edit-user'
export { endUserSessions } from './console/directory/end-user-sessions'
export { inviteUser } from './console/directory/invite-user'

/** POST /api/rpc/get_admin_user_analytics */
export function sendUserAnalytics(e: core.RequestEvent): void {
  operatorsOnly(e)
  const nowMs = productNow()
  // This answer always has all members and cannot say that one is missing, so everything is counted first.
  countMonth(nowMs)
  return sendJson(e, adminAnalytics(countAudience(readTotals(), nowMs)))
}

/** POST /api/rpc/get_users_with_sessions */
export function sendUsers(e: core.RequestEvent): void {
  operatorsOnly(e)
  return sendJsonText(e, userRows(productNow(), addressFor(e)))
}

/** POST /api/rpc/get_admin_active_sessions */
export function sendActiveSessions(e: core.RequestEvent): void {
  operatorsOnly(e)
  return sendJsonText(e, activeSessionRows(productNow(), addressFor(e)))
}

/** GET /api/console/audience: what the User Overview section shows. */
export function sendAudience(e: core.RequestEvent): void {
  operatorsOnly(e)
  const nowMs = productNow()
  const uncounted = countMonthSoon(nowMs)
  const totals = readTotals()
  const counts = countAudience(totals, nowMs)
  const answer: AudienceAnswer = {
    ...(uncounted > 0 && { uncounted }),
    metrics: userMetrics(counts),
    achievements: counts.achievements,
    daily: dailyUsers(totals, nowMs),
    sessions: latestActiveSessions(nowMs, addressFor(e)),
    sessionCount: countActiveSessions(nowMs),
  }
  return sendJson(e, answer)
}

/** GET /api/console/sports?sport=: what the Sport Analytics section shows, of one league or of all. */
export function sendSports(e: core.RequestEvent): void {
  operatorsOnly(e)
  const sport = e.request!.url!.query().get('sport')
  if (sport !== '' && !ANALYTICS_SPORTS.some((known) => known === sport))
    throw new BadRequestError('Nobody counts that sport')
  const nowMs = productNow()
  const uncounted = countMonthSoon(nowMs)
  const totals = readTotals()
  const answer: SportsAnswer = {
    ...(uncounted > 0 && { uncounted }),
    sports: countSports(totals, nowMs).map(sportAnalytic),
    powerUsers: powerUsers(listPowerUsers(sport, addressFor(e))),
    patterns: engagementPatterns(sport),
    hours: sessionHours(totals, sport),
  }
  return sendJson(e, answer)
}

/** GET /api/console/letters */
export function sendLetters(e: core.RequestEvent): void {
  managersOnly(e)
  return sendJson(e, unsentLetters())
}

/** GET /api/console/visibility: which leagues are shown, by their names. */
export function sendVisibility(e: core.RequestEvent): void {
  operatorsOnly(e)
  return sendJson(e, switchedSports($app))
}

/** POST /api/console/visibility `{NFL: false}`: shows and hides leagues. */
export function changeVisibility(e: core.RequestEvent): void {
  operatorsOnly(e)
  const changes = parseChanges(plainBody(e))
  if (!changes) throw new BadRequestError('This switches no sport')
  return sendJson(e, switchSports(changes, userOf(e)?.id ?? ''))
}
