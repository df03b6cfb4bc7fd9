import { isObject } from '../../json'
import { parseJson } from '../../parse-json'
import { NEW_GUEST, type GuestEngagement } from './guest-engagement'
import { deeperScroll, NO_METRICS, withViewed, type GuestMetrics } from './guest-metrics'

/** The values kept beyond a visit, as texts: each has its own key in local storage. */
export interface StoredEngagement {
  readonly metrics?: string
  readonly lastPromptTime?: string
  readonly dismissedCount?: string
  readonly lastDismissedTime?: string
}

/** The guest as the device remembers it. A value that cannot be read counts as never stored. */
export function readEngagement(
  stored: Partial<Record<keyof StoredEngagement, string | undefined>>,
): GuestEngagement {
  const lastPromptAt = parseCount(parseJson(stored.lastPromptTime))
  const lastDismissedAt = parseCount(parseJson(stored.lastDismissedTime))
  return {
    ...NEW_GUEST,
    metrics: parseMetrics(parseJson(stored.metrics)),
    dismissedCount: parseCount(parseJson(stored.dismissedCount)) ?? 0,
    ...(lastPromptAt !== undefined && { lastPromptAt }),
    ...(lastDismissedAt !== undefined && { lastDismissedAt }),
  }
}

export function writeEngagement(guest: GuestEngagement): StoredEngagement {
  return {
    metrics: JSON.stringify(guest.metrics),
    dismissedCount: String(guest.dismissedCount),
    ...(guest.lastPromptAt !== undefined && { lastPromptTime: String(guest.lastPromptAt) }),
    ...(guest.lastDismissedAt !== undefined && { lastDismissedTime: String(guest.lastDismissedAt) }),
  }
}

function parseMetrics(value: unknown): GuestMetrics {
  if (!isObject(value)) return NO_METRICS
  return {
    timeSpent: parseCount(value['timeSpent']) ?? 0,
    sportsViewed: parseIds(value['sportsViewed']),
    gamesViewed: parseIds(value['gamesViewed']),
    premiumAttempts: parseCount(value['premiumAttempts']) ?? 0,
    scrollDepth: deeperScroll(0, parseCount(value['scrollDepth']) ?? 0),
    interactions: parseCount(value['interactions']) ?? 0,
    sessions: parseCount(value['sessions']) ?? 0,
  }
}

function parseCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

function parseIds(value: unknown): readonly string[] {
  const ids = Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : []
  return ids.reduce<readonly string[]>(withViewed, [])
}
