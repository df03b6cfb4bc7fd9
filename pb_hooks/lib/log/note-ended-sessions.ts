import { timesOfLastMinute } from '../../../src/domain/operations/logs/times-of-last-minute'
import { hasSettings } from '../server/settings'
import { claimNews } from '../server/claim-news'
import { holdLine } from './keep-line'

/**
 * A page whose session has ended asks once or twice more. More requests than this within a minute mean that many people
 * were signed out, or that somebody is trying tokens.
 */
const MOST = 40
const NAME = 'requests of nobody'
const TOLD_MS = 60_000

/** Counts a request that was refused because it has no session, or one that has ended. */
export function noteEndedSession(): void {
  if (countLately() <= MOST || !hasSettings() || !claimNews(NAME, TOLD_MS)) return
  const message = `Sessions have ended for many at once (more than ${MOST} requests refused in a minute)`
  holdLine({ level: 'warn', category: 'AUTH', message })
}

function countLately(): number {
  let times: readonly number[] = []
  $app.store().setFunc(`refused:${NAME}`, (old: string | null) => {
    times = timesOfLastMinute(old === null ? [] : (JSON.parse(old) as number[]), Date.now(), MOST)
    return JSON.stringify(times)
  })
  return times.length
}
