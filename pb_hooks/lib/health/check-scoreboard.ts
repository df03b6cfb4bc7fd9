import type { League } from '../../../src/domain/league'
import { isCheckSkipped, type HealthEvent } from '../../../src/domain/operations/health/api-health'
import { HEALTH_CHECK_TIMEOUT_MS } from '../../../src/domain/time/intervals'
import { healthPath } from '../../../src/feeds/espn/health-path'
import { ask } from '../upstream/ask'
import { serverSettings } from '../server/settings'
import { productNow } from '../server/time'

/** Asks one scoreboard whether it answers; its content is not wanted, so HEAD is enough. */
export function checkScoreboard(league: League): HealthEvent {
  if (isCheckSkipped(league.sport, productNow())) return { kind: 'skipped' }
  const began = Date.now()
  const reply = ask(serverSettings().feedSiteUrl + healthPath(league, began), {
    method: 'HEAD',
    headers: { 'cache-control': 'no-cache', pragma: 'no-cache' },
    timeoutMs: HEALTH_CHECK_TIMEOUT_MS,
  })
  return reply.kind === 'reply'
    ? { kind: 'answered', status: reply.status, durationMs: Date.now() - began }
    : { kind: 'unreachable' }
}
