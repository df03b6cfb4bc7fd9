import type { OddsHistoryRecord } from './odds-change'

/** A row of history as it is read back. */
export type RecordedChange = OddsHistoryRecord & { readonly recorded_at: string }

/** How many of the latest changes are returned when the request names no number, and how many moves a list shows. */
export const RECENT_CHANGES = 20

/** So many a request may ask for. */
export const MOST_CHANGES = 100
