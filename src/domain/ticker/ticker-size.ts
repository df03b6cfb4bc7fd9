const MOBILE_BELOW_PX = 768
const MOST_ON_MOBILE = 6
const MOST = 10

const SECONDS_PER_STAT = 8
const SHORTEST_S = 60
const LONGEST_S = 180

/** How long the box-score button stays highlighted. */
export const HIGHLIGHT_MS = 1800
export const TICKER_POLL_MS = 10_000

export function maxStats(widthPx: number): number {
  return widthPx < MOBILE_BELOW_PX ? MOST_ON_MOBILE : MOST
}

/** How long the ticker takes once round. */
export function scrollSeconds(statCount: number): number {
  return Math.min(LONGEST_S, Math.max(SHORTEST_S, statCount * SECONDS_PER_STAT))
}

/** Skipped when the last poll is less than 10 s ago. */
export function mayPollStats(lastPollMs: number | undefined, nowMs: number): boolean {
  return lastPollMs === undefined || nowMs - lastPollMs >= TICKER_POLL_MS
}
