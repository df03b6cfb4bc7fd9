import type { League } from '../../../src/domain/league'
import { isCheckSkipped, type HealthEvent } from '../../../src/domain/operations/health/api-health'
import { HEALTH_CHECK_TIMEOUT_MS } from '../../../src/domain/intervals'
import { healthPath } from '../../../src/feeds/espn/health-path'
import { serverSettings } from '../server/settings'
import { productNow } from '../server/time'

/** Asks one scoreboard whether it answers; its content is not wanted, so HEAD is enough. */
export function checkScoreboard(league: League): HealthEvent {
  if (isCheckSkipped(league.sport, productNow())) return { kind: 'skipped' }
  const began = Date.now()
  try {
    const reply = $http.send({
      method: 'HEAD',
      url: serverSettings().feedSiteUrl + healthPath(league, began),
      timeout: HEALTH_CHECK_TIMEOUT_MS / 1000,
      headers: { 'cache-control': 'no-cache', pragma: 'no-cache' },
    })
    return { kind: 'answered', status: reply.statusCode, durationMs: Date.now() - began }
  } catch {
    return { kind: 'unreachable' }
  }
}
