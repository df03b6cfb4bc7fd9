import type { CupRows } from '../../../src/domain/board/board'
import { sortRows } from '../../../src/domain/board/board-rows'
import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import { mapCup } from '../../../src/feeds/espn/cup/map-cup'
import { cupPath } from '../../../src/feeds/espn/cup/request'
import { askFeed, invalid } from './ask-feed'
import { logMissing } from './log-missing'

export type FetchedCup =
  | { readonly ok: true; readonly rows: CupRows }
  | { readonly ok: false; readonly failure: FeedFailure }

export const NO_CUP: CupRows = { sessions: [], matches: [] }

/** The cup's event. It is no failure when the feed has no such event: its data appears closer to the cup. */
export function fetchCup(eventId: string, now: number): FetchedCup {
  const fetched = askFeed(cupPath(eventId))
  if (!fetched.ok && !isMissing(fetched.failure)) return fetched
  const mapped = fetched.ok ? mapCup(fetched.reply, eventId) : { ok: true as const, ...NO_CUP }
  if (!mapped.ok) return invalid(mapped.reason)
  if (!mapped.cup) logMissing('rydercup', eventId, now)
  const rows = {
    ...(mapped.cup && { cup: mapped.cup }),
    sessions: sortRows('sessions', mapped.sessions),
    matches: sortRows('matches', mapped.matches),
  }
  return { ok: true, rows }
}

function isMissing(failure: FeedFailure): boolean {
  return failure.kind === 'status' && failure.status === 404
}
