import { A_YEAR_OF_HTTPS, DATA_POLICY, SECURITY_HEADERS } from '../../../src/domain/network/security-headers'
import { forgetEndedSession } from '../access/forget-ended-session'
import { lookUpAgain } from '../access/look-up-again'
import { serverSettings } from '../server/settings'
import { refuseBody } from './read-body'
import { refuseLongAddress } from './refuse-long-address'

/**
 * Every route that binds `skipSuccessActivityLog` calls this first, because that replaces the guard which does this for
 * all others (see security.pb.ts). Headers are set before anything can fail, so that errors carry them too; the first
 * check that can fail is the length of the address. None of these routes takes a body or waits for one.
 */
export function guardQuietRoute(e: core.RequestEvent, policy = DATA_POLICY): void {
  setSecurityHeaders(e, policy)
  checkQuietRequest(e)
}

/** What a quiet route checks though its answers do without the headers. */
export function checkQuietRequest(e: core.RequestEvent): void {
  refuseLongAddress(e.request!)
  refuseBody(e, e.request!)
  lookUpAgain(e)
  forgetEndedSession(e)
}

export function setSecurityHeaders(e: core.RequestEvent, policy = DATA_POLICY): void {
  const say = e.response.header().set
  for (const [name, value] of SECURITY_HEADERS) say(name, value)
  say('Content-Security-Policy', policy)
  if (serverSettings().appUrl.startsWith('https:')) say('Strict-Transport-Security', A_YEAR_OF_HTTPS)
}
