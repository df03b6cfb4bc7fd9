import { DAY_MS, MINUTE_MS } from '../../time/intervals'

/** Receipts are kept for thirty days, so for an older entry nobody knows whether it already took effect. */
export const OLDEST_ENTRY_MS = 29 * DAY_MS
/** How long it may take until the entry is sent. */
const PATIENCE_MS = 7 * DAY_MS
const SETTLED_AFTER_MS = 5 * MINUTE_MS

/**
 * Whether a choice counts as lost when the server does not name it, as after a backup was restored. A younger choice may
 * have been made while the answer was on its way.
 */
export function isLost(at: number, nowMs: number): boolean {
  return at < nowMs - SETTLED_AFTER_MS
}

/**
 * The time of an old choice that is sent again: one that the server takes, yet no later than that needs, so that what
 * the user has chosen since on any device counts more.
 */
export function resendTime(at: number, nowMs: number): number {
  return Math.max(at, nowMs - OLDEST_ENTRY_MS + PATIENCE_MS)
}
