import type { GameBoard } from '../../../src/domain/board/board'
import type { GameLeague } from '../../../src/domain/league'
import { joinScoreboards } from '../../../src/feeds/espn/beyond-limit'
import { whyUnreadable } from '../../../src/feeds/espn/map-scoreboard'
import { invalid } from './ask-feed'
import { fetchGroups, type FetchedGroups } from './fetch-groups'
import { fetchPart, type Fetched } from './fetch-part'
import { logOddities } from './oddities'

const NO_GROUPS: FetchedGroups = { parts: [], kept: [], nextStepMs: undefined }

/** The games of one league and day: one upstream request, and more where one reply cannot hold them all. */
export function fetchScoreboard(
  league: GameLeague,
  day: string,
  before: GameBoard | undefined,
  now: number,
): Fetched {
  const whole = fetchPart(league, day)
  if (!whole.ok) return whole
  const { games } = whole.scoreboard
  const cut = { league, day, groups: whole.groupsToAsk, games }
  // A group that is not asked this time, or does not answer, keeps the games that the last board had of it.
  const { parts, kept, nextStepMs } = cut.groups.length > 0 ? fetchGroups(cut, before, now) : NO_GROUPS
  const scoreboard = joinScoreboards(
    whole.scoreboard,
    parts.map((part) => part.scoreboard),
    kept,
  )
  logOddities(league.slug, scoreboard)
  const reason = whyUnreadable(scoreboard)
  if (reason !== undefined) return invalid(reason)
  const lines = Object.assign({}, whole.lines, ...parts.map((part) => part.lines)) as typeof whole.lines
  return { ok: true, scoreboard, lines, nextStepMs }
}
