import { CUP_FIRST_RETRY_MS, CUP_LONGEST_RETRY_MS, CUP_RETRIES, CUP_STALE_MS } from '../intervals'

/** The wait before retry number `attempt` (the first is 1), doubling; nothing once the retries are used up. */
export function cupRetryMs(attempt: number): number | undefined {
  if (attempt < 1 || attempt > CUP_RETRIES) return undefined
  return Math.min(CUP_FIRST_RETRY_MS * 2 ** (attempt - 1), CUP_LONGEST_RETRY_MS)
}

export function isCupStale(fetchedAtMs: number, nowMs: number): boolean {
  return nowMs - fetchedAtMs >= CUP_STALE_MS
}
