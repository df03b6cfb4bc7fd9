import { LIVE_STATUS_STALE_MS } from '../time/intervals'

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
