import type { FeedFailure } from '../../../src/domain/feed-failure'
import type { GameLeague } from '../../../src/domain/league'
import { groupsBeyondLimit } from '../../../src/feeds/espn/beyond-limit'
import { mapScoreboard, type MappedScoreboard } from '../../../src/feeds/espn/map-scoreboard'
import { scoreboardPath } from '../../../src/feeds/espn/request'
import { fetchJson, invalid } from './fetch-json'

export type Fetched =
  | { readonly ok: true; readonly scoreboard: MappedScoreboard }
  | { readonly ok: false; readonly failure: FeedFailure }

/** What one reply has: the games of the league's day, or those of one group of teams. */
export type FetchedPart =
  | { readonly ok: true; readonly scoreboard: MappedScoreboard; readonly groupsToAsk: readonly string[] }
  | { readonly ok: false; readonly failure: FeedFailure }

export function fetchPart(league: GameLeague, day: string, group?: string): FetchedPart {
  const fetched = fetchJson(scoreboardPath(league, day, group))
  if (!fetched.ok) return fetched
  const mapped = mapScoreboard(league, fetched.reply)
  if (!mapped.ok) return invalid(mapped.reason)
  return { ok: true, scoreboard: mapped, groupsToAsk: groupsBeyondLimit(league, fetched.reply) }
}
