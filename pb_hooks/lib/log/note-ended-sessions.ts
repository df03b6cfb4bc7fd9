import { spend, type Budget } from '../cache/budget'
import { hasSettings } from '../server/settings'
import { claimNews } from '../server/claim-news'
import { holdLine } from './keep-line'

/**
 * A page whose session has ended asks once or twice more. More requests than this mean that many people were signed
 * out, or that somebody is trying tokens.
 */
const CALM: Budget = { name: 'requests of nobody', perMinute: 40, perAsker: 40 }
const TOLD_MS = 60_000

/** Counts a request that was refused because it has no session, or one that has ended. */
export function noteEndedSession(): void {
  if (spend(CALM, 'everybody') || !hasSettings() || !claimNews('requests of nobody', TOLD_MS)) return
  const message = `Sessions have ended for many at once (more than ${CALM.perMinute} requests refused in a minute)`
  holdLine({ level: 'warn', category: 'AUTH', message })
}
