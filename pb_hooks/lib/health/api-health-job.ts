import type { League } from '../../../src/domain/league'
import {
  healthAfter,
  type ApiHealth,
  type HealthEvent,
} from '../../../src/domain/operations/health/api-health'
import { healthChange } from '../../../src/domain/operations/health/health-change'
import { isHealthCheckDue, nextHealthCheckMs } from '../../../src/domain/operations/health/health-check-due'
import { seasonToday, WATCHED_LEAGUES } from '../../../src/domain/operations/health/watched-services'
import { HEALTH_CHECK_MS } from '../../../src/domain/time/intervals'
import type { Job } from '../jobs/job'
import { writeLine } from '../log/write-line'
import { readShared, writeShared } from '../server/shared'
import { iso, productNow } from '../server/time'
import { loadHealth, saveHealth } from './api-health-store'
import { checkScoreboard } from './check-scoreboard'

/** Watches the feed's scoreboards as document 002 says: every five minutes in season, each day out of it. */
export const apiHealthJob: Job = {
  name: 'api-health',
  firstAfterMs: 0,
  // One check may take ten seconds.
  run(goOn) {
    const startedAt = monitoringSince()
    const nextChecks: number[] = []
    for (const league of WATCHED_LEAGUES) {
      if (!goOn()) break
      nextChecks.push(nextHealthCheckMs(watch(league, startedAt), startedAt))
    }
    return Math.min(HEALTH_CHECK_MS, ...nextChecks.map((next) => next - productNow()))
  },
}

function watch(league: League, startedAt: number): ApiHealth {
  return look(league, (health, now) => isHealthCheckDue(health, startedAt, now))
}

/** Now, whenever it is due: somebody wants to know. */
export function check(league: League): ApiHealth {
  return look(league, () => true)
}

/** Looks at the calendar, asks when it is time to, and saves and tells what changed. */
function look(league: League, isTime: (health: ApiHealth, now: number) => boolean): ApiHealth {
  const now = productNow()
  const known = loadHealth(league, now)
  const inSeason = healthAfter(known, seasonToday(league, now), now)
  const isDue = isTime(inSeason, now)
  const answer = isDue ? checkScoreboard(league) : undefined
  const health = answer ? healthAfter(inSeason, answer, productNow()) : inSeason
  if (isDue || JSON.stringify(health) !== JSON.stringify(known)) saveHealth(league, health, productNow())
  tellChange(known, health, answer)
  return health
}

function tellChange(known: ApiHealth, health: ApiHealth, answer: HealthEvent | undefined): void {
  const line = healthChange(known, health, answer)
  if (line) writeLine($app, { ...line, timestamp: iso(productNow()) })
}

function monitoringSince(): number {
  const known = readShared<number>('api-health-since')
  if (known !== undefined) return known
  writeShared('api-health-since', productNow())
  return monitoringSince()
}
