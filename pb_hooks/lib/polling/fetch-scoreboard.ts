import type { FeedFailure } from '../../../src/domain/feed-failure'
import type { Game } from '../../../src/domain/game'
import type { Season } from '../../../src/domain/board'
import type { GameLeague } from '../../../src/domain/league'
import { mapScoreboard } from '../../../src/feeds/espn/map-scoreboard'
import { scoreboardPath } from '../../../src/feeds/espn/request'
import { ask } from '../server/http'
import { serverSettings } from '../server/settings'
import { logDropped } from './dropped-events'

export interface Scoreboard {
  readonly games: readonly Game[]
  readonly season?: Season
  readonly calendar?: readonly string[]
}

export type Fetched =
  | { readonly ok: true; readonly scoreboard: Scoreboard }
  | { readonly ok: false; readonly failure: FeedFailure }

/** One upstream request for one league and day. */
export function fetchScoreboard(league: GameLeague, day: string): Fetched {
  const upstream = ask(serverSettings().feedSiteUrl + scoreboardPath(league, day))
  if (upstream.kind === 'timeout') return { ok: false, failure: { kind: 'timeout' } }
  if (upstream.kind === 'unreachable') return { ok: false, failure: { kind: 'network' } }
  if (upstream.status !== 200) return { ok: false, failure: { kind: 'status', status: upstream.status } }
  return readScoreboard(league, toString(upstream.body))
}

function readScoreboard(league: GameLeague, text: string): Fetched {
  const reply = parseJson(text)
  const mapped = mapScoreboard(league, reply)
  if (!mapped.ok) return { ok: false, failure: { kind: 'validation', reason: mapped.reason } }
  logDropped(league.slug, mapped.dropped)
  return { ok: true, scoreboard: mapped }
}

/** A reply that is not JSON is as invalid as one without events, and is refused by the same rule. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
