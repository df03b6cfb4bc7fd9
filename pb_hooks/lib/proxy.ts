import { denialOf } from '../../src/domain/people/gates/access'
import { parseProxyTarget } from '../../src/feeds/espn/proxy/proxy-target'
import { espnAnswer } from './proxy/espn-answer'
import { guardQuietRoute } from './security/headers'
import { duringAction } from './server/action'
import { askerOf, callerOf, isOperator } from './security/caller'
import { sendAnswer } from './cache/send-answer'
import { refuseStrangers } from './security/internal'

const PREFIX = '/api/espn/'

/** GET /api/espn/{path...}: the feed from this origin. Only the target of the client's request goes to the feed. */
export function sendEspn(e: core.RequestEvent): void {
  return duringAction(e, answerEspn)
}

function answerEspn(e: core.RequestEvent): void {
  guardQuietRoute(e)
  const sent = e.request!.requestURI
  const parsed = parseProxyTarget(sent.startsWith(PREFIX) ? sent.slice(PREFIX.length) : '')
  if (!parsed.ok && parsed.status === 404) throw new NotFoundError(parsed.reason)
  if (!parsed.ok) throw new BadRequestError(parsed.reason)
  const caller = callerOf(e)
  const whole = isOperator(caller)
  if (parsed.target.host === 'core' && !whole)
    throw new ForbiddenError(denialOf('admin_dashboard', caller.tier).text)
  const allDays = whole || caller.can.includes('view_historical_data')
  const { answer, body } = espnAnswer(parsed.target, { whole, allDays, tier: caller.tier }, askerOf(e))
  return sendAnswer(e, answer, body)
}

/** GET /api/internal/gunzip/{key}: packed bytes of the shared memory, for the server's own client to unpack. */
export function sendForGunzip(e: core.RequestEvent): void {
  refuseStrangers(e)
  const key = e.request!.pathValue('key')
  const bytes = key.startsWith('gunzip:') ? ($app.store().get(key) as number[] | null) : null
  if (bytes === null) throw new NotFoundError('No such text')
  e.response.header().set('Content-Encoding', 'gzip')
  return e.blob(200, 'text/plain', bytes)
}
