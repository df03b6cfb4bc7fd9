import type { FeedFailure } from '../../../src/domain/polling/feed-failure'
import type { GameLeague } from '../../../src/domain/league'
import { groupsBeyondLimit } from '../../../src/feeds/espn/beyond-limit'
import { mapScoreboard, type MappedScoreboard } from '../../../src/feeds/espn/map-scoreboard'
import { mapScoreboardOdds } from '../../../src/feeds/espn/odds/map-scoreboard-odds'
import { scoreboardPath } from '../../../src/feeds/espn/request'
import { askFeed, invalid } from './ask-feed'
import type { OddsLines } from './reading'

/** The content of a reply. Lines are kept apart from the board, because not everybody may see odds. */
export interface Part {
  readonly scoreboard: MappedScoreboard
  readonly lines: OddsLines
}

/** The games of a day. `nextStepMs`: how soon to ask for more, because one reply could not hold them all. */
export interface DayPart extends Part {
  readonly nextStepMs?: number | undefined
}

type Failed = { readonly ok: false; readonly failure: FeedFailure }
export type Fetched = ({ readonly ok: true } & DayPart) | Failed

/** What one reply has: the games of the league's day, or those of one group of teams. */
export type FetchedPart = ({ readonly ok: true; readonly groupsToAsk: readonly string[] } & Part) | Failed

export function fetchPart(league: GameLeague, day: string, group?: string): FetchedPart {
  const fetched = askFeed(scoreboardPath(league, day, group))
  if (!fetched.ok) return fetched
  const mapped = mapScoreboard(league, fetched.reply)
  if (!mapped.ok) return invalid(mapped.reason)
  const lines = Object.fromEntries(mapScoreboardOdds(league, fetched.reply))
  return { ok: true, scoreboard: mapped, lines, groupsToAsk: groupsBeyondLimit(league, fetched.reply) }
}
