import type { Source } from '../board/board'
import { LIVE_STATUS_STALE_MS, MINUTE_MS } from '../time/intervals'

/** Whether a league was live when somebody last looked. */
export interface LiveStatus {
  readonly isLive: boolean
  readonly checkedAtMs: number
}

export function isLiveStatusStale({ checkedAtMs }: LiveStatus, nowMs: number): boolean {
  return nowMs - checkedAtMs >= LIVE_STATUS_STALE_MS
}

/** False for a check five minutes ago or more: the league may no longer be live. */
export function isKnownLive(status: LiveStatus | undefined, nowMs: number): boolean {
  return status !== undefined && status.isLive && !isLiveStatusStale(status, nowMs)
}

/** Boards that nobody looks at are requested every quarter of an hour, so an older one could not be confirmed. */
const ASKED_WITHIN_MS = 20 * MINUTE_MS

/**
 * Whether a league's board casts doubt on the statement that the league is live: a server that was restored from a
 * backup or has lost the feed still says this of old data.
 */
export function isLiveDoubtful(feed: Source['state'], checkedAtMs: number, nowMs: number): boolean {
  return feed === 'down' || nowMs - checkedAtMs > ASKED_WITHIN_MS
}
