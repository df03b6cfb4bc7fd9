import {
  errorsLastHour,
  initialHealth,
  requestsLastHour,
  type ApiHealth,
  type CheckedRequest,
} from '../../../src/domain/operations/health/api-health'
import { watchedEndpoint } from '../../../src/domain/operations/health/watched-services'
import type { League } from '../../../src/domain/league'
import { findRecord, recordWithId } from '../server/records'
import { iso } from '../server/time'

/** What is known of a scoreboard's health, also from before a restart. */
export function loadHealth(league: League, nowMs: number, app: CoreApp = $app): ApiHealth {
  const first = initialHealth(watchedEndpoint(league, nowMs))
  const record = findRecord('api_health', league.slug, app)
  return record ? { ...first, ...remembered(record, nowMs) } : first
}

export function saveHealth(app: CoreApp, league: League, health: ApiHealth, nowMs: number): void {
  const record = recordWithId(app, 'api_health', league.slug)
  record.set('service', health.service)
  record.set('endpoint', health.endpoint)
  record.set('sport', health.sport)
  record.set('status', health.status)
  record.set('responseTime', health.responseTime ?? null)
  record.set('lastCheck', health.lastCheck === undefined ? '' : iso(health.lastCheck))
  record.set('successRate', health.successRate)
  record.set('requestsLastHour', requestsLastHour(health, nowMs))
  record.set('errorsLastHour', errorsLastHour(health, nowMs))
  record.set('seasonActive', health.seasonActive)
  record.set('seasonReason', health.seasonReason)
  record.set('requests', JSON.stringify(health.requests))
  app.save(record)
}

type Remembered = Omit<ApiHealth, 'service' | 'endpoint' | 'sport'>

/** After a clock was set back, checks lie in its future; they would delay the next check until then. */
function remembered(record: core.Record, nowMs: number): Remembered {
  const requests = JSON.parse(record.getString('requests') || '[]') as readonly CheckedRequest[]
  const lastCheck = Date.parse(record.getString('lastCheck'))
  const responseTime = Number.parseFloat(record.getString('responseTime'))
  return {
    status: record.getString('status') as ApiHealth['status'],
    successRate: record.getFloat('successRate'),
    seasonActive: record.getBool('seasonActive'),
    seasonReason: record.getString('seasonReason'),
    requests: requests.filter(({ atMs }) => atMs <= nowMs),
    ...(lastCheck <= nowMs && { lastCheck }),
    ...(responseTime >= 0 && { responseTime }),
  }
}
