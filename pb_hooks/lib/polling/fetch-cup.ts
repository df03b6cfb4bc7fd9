import type { CupRows } from '../../../src/domain/board'
import { sortRows } from '../../../src/domain/board-rows'
import type { FeedFailure } from '../../../src/domain/feed-failure'
import { mapCup } from '../../../src/feeds/espn/cup/map-cup'
import { cupPath } from '../../../src/feeds/espn/cup/request'
import { fetchJson, invalid } from './fetch-json'

export type FetchedCup =
  { readonly ok: true; readonly rows: CupRows } | { readonly ok: false; readonly failure: FeedFailure }

export const NO_CUP: CupRows = { sessions: [], matches: [] }

/** The cup's event. That the feed has no such event is no failure: its data comes closer to the cup. */
export function fetchCup(eventId: string): FetchedCup {
  const fetched = fetchJson(cupPath(eventId))
  if (!fetched.ok) return isMissing(fetched.failure) ? { ok: true, rows: NO_CUP } : fetched
  const mapped = mapCup(fetched.reply, eventId)
  if (!mapped.ok) return invalid(mapped.reason)
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
