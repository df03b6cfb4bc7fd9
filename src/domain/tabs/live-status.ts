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

/** What was live five minutes ago is no longer said to be. */
export function isKnownLive(status: LiveStatus | undefined, nowMs: number): boolean {
  return status !== undefined && status.isLive && !isLiveStatusStale(status, nowMs)
}

/** A board that nobody looks at is asked for every quarter of an hour: an older one is not for want of asking. */
const ASKED_WITHIN_MS = 20 * MINUTE_MS

/**
 * Whether a league's board contradicts who says that it is live: a server that has been restored, or has lost the feed,
 * says so of what it read long ago.
 */
export function isLiveDoubtful(feed: Source['state'], checkedAtMs: number, nowMs: number): boolean {
  return feed === 'down' || nowMs - checkedAtMs > ASKED_WITHIN_MS
}
