import type { GameBoard } from '../../../src/domain/board/board'
import type { GameLeague } from '../../../src/domain/league'
import { joinScoreboards } from '../../../src/feeds/espn/beyond-limit'
import { fetchGroups } from './fetch-groups'
import { fetchPart, type Fetched } from './fetch-part'
import { logOddities } from './oddities'

/** The games of one league and day: one upstream request, and more where one reply cannot hold them all. */
export function fetchScoreboard(
  league: GameLeague,
  day: string,
  before: GameBoard | undefined,
  now: number,
): Fetched {
  const whole = fetchPart(league, day)
  if (!whole.ok) return whole
  const parts = whole.groupsToAsk.length > 0 ? fetchGroups(league, day, whole.groupsToAsk, before, now) : []
  const scoreboard = joinScoreboards(
    whole.scoreboard,
    parts.map((part) => part.scoreboard),
  )
  const lines = Object.assign({}, whole.lines, ...parts.map((part) => part.lines)) as typeof whole.lines
  logOddities(league.slug, scoreboard)
  return { ok: true, scoreboard, lines }
}
