import type { OddsHistoryRecord } from './odds-change'

/** A row of history as it is read back. */
export type RecordedChange = OddsHistoryRecord & { readonly recorded_at: string }

/** How many of the lines that moved last are told when nobody says how many. */
export const RECENT_CHANGES = 20
