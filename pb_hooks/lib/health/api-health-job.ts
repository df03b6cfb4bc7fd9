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
import { iso, productNow } from '../server/time'
import { loadHealth, saveHealth } from './api-health-store'
import { checkScoreboard } from './check-scoreboard'
import { monitoringSince } from './monitoring-since'

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
  return checkIfDue(league, (health, now) => isHealthCheckDue(health, startedAt, now))
}

/** Checks now, whether or not a check is due, because an operator asks. */
export function check(league: League): ApiHealth {
  return checkIfDue(league, () => true)
}

/** Checks the scoreboard if it is time, then saves and logs what changed. */
function checkIfDue(league: League, isTime: (health: ApiHealth, now: number) => boolean): ApiHealth {
  const now = productNow()
  const isDue = isTime(inSeason(loadHealth(league, now), league, now), now)
  const answer = isDue ? checkScoreboard(league) : undefined
  const { known, health } = saveAnswer(league, answer)
  tellChange(known, health, answer)
  return health
}

interface HealthChange {
  readonly known: ApiHealth
  readonly health: ApiHealth
}

/** While this waits for its answer another check may finish, so each adds its own answer to what is saved by then. */
function saveAnswer(league: League, answer: HealthEvent | undefined): HealthChange {
  const unchanged = healthAfterAnswer(league, undefined, $app)
  if (!answer && JSON.stringify(unchanged.health) === JSON.stringify(unchanged.known)) return unchanged
  let found = unchanged
  $app.runInTransaction((tx) => {
    found = healthAfterAnswer(league, answer, tx)
    saveHealth(tx, league, found.health, productNow())
  })
  return found
}

function healthAfterAnswer(league: League, answer: HealthEvent | undefined, app: CoreApp): HealthChange {
  const now = productNow()
  const known = loadHealth(league, now, app)
  const current = inSeason(known, league, now)
  return { known, health: answer ? healthAfter(current, answer, now) : current }
}

/** The calendar's season overrides what was known before. */
function inSeason(health: ApiHealth, league: League, now: number): ApiHealth {
  return healthAfter(health, seasonToday(league, now), now)
}

function tellChange(known: ApiHealth, health: ApiHealth, answer: HealthEvent | undefined): void {
  const line = healthChange(known, health, answer)
  if (line) writeLine($app, { ...line, timestamp: iso(productNow()) })
}
