import {
  API_DEGRADED_OVER_MS,
  GOLF_CHECKS_FROM_MS,
  GOLF_CHECK_LEAD_MS,
  REQUEST_HISTORY_MS,
} from '../../time/intervals'
import { percentOf } from '../statistics'

export type HealthStatus = 'healthy' | 'degraded' | 'down'

export interface CheckedRequest {
  readonly atMs: number
  readonly ok: boolean
}

/** What we know of one sports-data endpoint. */
export interface ApiHealth {
  readonly service: string
  readonly endpoint: string
  readonly sport: string
  readonly status: HealthStatus
  readonly successRate: number
  readonly seasonActive: boolean
  readonly seasonReason: string
  /** The checks of the last hour. */
  readonly requests: readonly CheckedRequest[]
  /** Absent until the first check. */
  readonly lastCheck?: number
  /** How many milliseconds the answer to the last check took; absent when none came. */
  readonly responseTime?: number
}

export type HealthEvent =
  | { readonly kind: 'answered'; readonly status: number; readonly durationMs: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'season'; readonly active: boolean; readonly reason: string }

export type WatchedEndpoint = Pick<
  ApiHealth,
  'service' | 'endpoint' | 'sport' | 'seasonActive' | 'seasonReason'
>

/** The leagues that the golf API serves. */
const GOLF: readonly string[] = ['PGA', 'RYDER_CUP']

export function initialHealth(endpoint: WatchedEndpoint): ApiHealth {
  return endpoint.seasonActive
    ? { ...endpoint, status: 'healthy', successRate: 100, requests: [] }
    : { ...endpoint, status: 'degraded', successRate: 50, requests: [] }
}

export function healthAfter(health: ApiHealth, event: HealthEvent, nowMs: number): ApiHealth {
  switch (event.kind) {
    case 'answered':
      return answered(health, event.status, event.durationMs, nowMs)
    case 'unreachable':
      return unreachable(health, nowMs)
    case 'skipped':
      return { ...health, status: 'healthy', lastCheck: nowMs }
    case 'season':
      return inSeason(health, event.active, event.reason)
  }
}

export function requestsLastHour(health: ApiHealth, nowMs: number): number {
  return recent(health.requests, nowMs).length
}

export function errorsLastHour(health: ApiHealth, nowMs: number): number {
  return recent(health.requests, nowMs).filter((request) => !request.ok).length
}

/** Long before the first golf tournament there is nothing to find, so golf is not checked. */
export function isCheckSkipped(sport: string, nowMs: number): boolean {
  return GOLF.includes(sport) && GOLF_CHECKS_FROM_MS - nowMs > GOLF_CHECK_LEAD_MS
}

function answered(health: ApiHealth, status: number, durationMs: number, nowMs: number): ApiHealth {
  const ok = isGoodStatus(health.sport, status)
  const quick = durationMs <= API_DEGRADED_OVER_MS
  const next = ok ? (quick ? 'healthy' : 'degraded') : 'down'
  return { ...checked(health, next, ok, nowMs), responseTime: durationMs }
}

function unreachable(health: ApiHealth, nowMs: number): ApiHealth {
  const { responseTime: _ofAnswerBefore, ...known } = health
  return checked(known, GOLF.includes(health.sport) ? 'degraded' : 'down', false, nowMs)
}

/** Golf answers 404 when no tournament is on. */
function isGoodStatus(sport: string, status: number): boolean {
  return (status >= 200 && status < 400) || (status === 404 && GOLF.includes(sport))
}

function checked(health: ApiHealth, status: HealthStatus, ok: boolean, nowMs: number): ApiHealth {
  const requests = [...recent(health.requests, nowMs), { atMs: nowMs, ok }]
  const good = requests.filter((request) => request.ok).length
  return { ...health, status, requests, successRate: percentOf(good, requests.length) ?? 0, lastCheck: nowMs }
}

/** When a season begins, the history starts afresh: checks of the offseason say nothing about the season. */
function inSeason(health: ApiHealth, active: boolean, reason: string): ApiHealth {
  if (active === health.seasonActive) return { ...health, seasonReason: reason }
  const changed = { ...health, seasonActive: active, seasonReason: reason }
  return active
    ? { ...changed, status: 'healthy', successRate: 100, requests: [] }
    : { ...changed, status: 'down', successRate: 0 }
}

function recent(requests: readonly CheckedRequest[], nowMs: number): readonly CheckedRequest[] {
  return requests.filter((request) => nowMs - request.atMs < REQUEST_HISTORY_MS)
}
