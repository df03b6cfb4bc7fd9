import { infrastructureEvents } from '../../../src/domain/operations/dashboard/critical-events'
import type { Infrastructure, ServiceHealth } from '../../../src/domain/operations/dashboard/overview'
import { errorsLastHour, requestsLastHour } from '../../../src/domain/operations/health/api-health'
import { WATCHED_LEAGUES } from '../../../src/domain/operations/health/watched-services'
import type { League } from '../../../src/domain/league'
import { DAY_MS } from '../../../src/domain/time/intervals'
import { loadHealth } from '../health/api-health-store'
import { rowTime } from '../server/row-time'
import { callsOfSpan } from './call-history'
import { readLines } from './read-lines'

const MOST_EVENTS = 10

export function infrastructureNow(nowMs: number): Infrastructure {
  return {
    services: WATCHED_LEAGUES.map((league) => serviceNow(league, nowMs)),
    events: latestEvents(nowMs),
    history: callsOfSpan(nowMs - DAY_MS, nowMs + 1).history,
  }
}

function serviceNow(league: League, nowMs: number): ServiceHealth {
  const { requests, ...health } = loadHealth(league, nowMs)
  return {
    ...health,
    requestsLastHour: requestsLastHour({ ...health, requests }, nowMs),
    errorsLastHour: errorsLastHour({ ...health, requests }, nowMs),
  }
}

/**
 * The index has the category first: each is read by itself. Only the server knows how its upstreams are: anybody can send
 * a line that says otherwise.
 */
function latestEvents(nowMs: number): Infrastructure['events'] {
  const to = rowTime(nowMs)
  const latest = (category: string, whose: string) =>
    readLines(`category = {:category} AND timestamp <= {:to}${whose}`, { category, to }, MOST_EVENTS)
  const own = ['API', 'API_HEALTH'].flatMap((category) => latest(category, " AND session_id = ''"))
  return infrastructureEvents([...own, ...latest('PERFORMANCE', '')])
}
