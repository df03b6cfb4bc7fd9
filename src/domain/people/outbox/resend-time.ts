import { DAY_MS } from '../../time/intervals'

/** Receipts are kept for thirty days, so for an older entry nobody knows whether it already took effect. */
export const OLDEST_ENTRY_MS = 29 * DAY_MS
/** How long it may take until the entry is sent. */
const PATIENCE_MS = 7 * DAY_MS

/**
 * The time of an old choice that is sent again: one that the server takes, yet no later than that needs, so that what
 * the user has chosen since on any device counts more.
 */
export function resendTime(at: number, nowMs: number): number {
  return Math.max(at, nowMs - OLDEST_ENTRY_MS + PATIENCE_MS)
}
