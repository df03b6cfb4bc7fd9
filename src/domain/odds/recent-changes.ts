import type { OddsHistoryRecord } from './odds-change'

/** A row of history as it is read back. */
export type RecordedChange = OddsHistoryRecord & { readonly recorded_at: string }

/** How many of the latest changes are returned when the request names no number. */
export const RECENT_CHANGES = 20
