import { spend, type Budget } from '../cache/budget'
import { hasSettings } from '../server/settings'
import { isNews } from '../server/is-news'
import { holdLine } from './keep-line'

/** A page whose session has ended asks once or twice more; so many are a crowd that was signed out, or somebody who tries. */
const CALM: Budget = { name: 'requests of nobody', perMinute: 40, perAsker: 40 }
const TOLD_MS = 60_000

/** A request that was refused because its session was none, or none any more. */
export function noteEndedSession(): void {
  if (spend(CALM, 'everybody') || !hasSettings() || !isNews('requests of nobody', TOLD_MS)) return
  const message = `Sessions have ended for many at once (more than ${CALM.perMinute} requests refused in a minute)`
  holdLine({ level: 'warn', category: 'AUTH', message })
}
