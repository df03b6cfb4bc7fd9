export const CUP_REFRESH_MS = 30_000
export const CUP_STALE_MS = 10_000
export const CUP_RETRIES = 3

const FIRST_RETRY_MS = 1000
const LONGEST_RETRY_MS = 30_000

/** The wait before retry number `attempt` (the first is 1), doubling; nothing once the retries are used up. */
export function cupRetryMs(attempt: number): number | undefined {
  if (attempt < 1 || attempt > CUP_RETRIES) return undefined
  return Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS)
}

export function isCupStale(fetchedAtMs: number, nowMs: number): boolean {
  return nowMs - fetchedAtMs >= CUP_STALE_MS
}
