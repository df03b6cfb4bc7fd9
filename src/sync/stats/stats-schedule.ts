import { MINUTE_MS, TICKER_POLL_MS } from '../../domain/time/intervals'

/** When each game is to be asked about. All times are product time. */
export interface StatsSchedule {
  /** The stats may differ from those of the last answer. */
  readonly hasNews: (id: string) => boolean
  /** When a game is to be asked about at the latest. */
  readonly dueMs: (id: string) => number
  /** When the next request may be made. */
  readonly soonestMs: () => number
  readonly noteRequest: (atMs: number) => void
  /** The answer to the request of this time told about these games. */
  readonly noteAnswer: (ids: readonly string[], askedAtMs: number) => void
  /** Nothing counts as asked about any more. */
  readonly forget: () => void
}

/** The server's summary is up to ten seconds old: only after this time does it surely show a change of the board. */
const SHOWN_AFTER_MS = TICKER_POLL_MS
/** A live board mostly changes again before this, and then one request covers both changes. */
const SETTLED_AFTER_MS = 2 * TICKER_POLL_MS
/** Stats are corrected also while nothing happens on the board. */
export const CORRECTED_MS = MINUTE_MS

/** `changedAtMs`: when the row of a game on the board has changed, as far as that is known. */
export function createStatsSchedule(
  now: () => number,
  changedAtMs: (id: string) => number | undefined,
): StatsSchedule {
  const askedAtMs = new Map<string, number>()
  let lastRequestMs = -Infinity
  const soonestMs = () => lastRequestMs + TICKER_POLL_MS
  return {
    hasNews(id) {
      const asked = askedAtMs.get(id)
      const changed = changedAtMs(id)
      if (asked === undefined || changed === undefined || asked < changed + SHOWN_AFTER_MS) return true
      return Math.abs(now() - asked) >= CORRECTED_MS
    },
    dueMs(id) {
      const asked = askedAtMs.get(id)
      const changed = changedAtMs(id)
      if (asked === undefined || changed === undefined || asked < changed) return soonestMs()
      return asked < changed + SHOWN_AFTER_MS ? changed + SETTLED_AFTER_MS : asked + CORRECTED_MS
    },
    soonestMs,
    noteRequest(atMs) {
      lastRequestMs = atMs
    },
    noteAnswer(ids, atMs) {
      for (const id of ids) askedAtMs.set(id, atMs)
    },
    forget: () => askedAtMs.clear(),
  }
}
