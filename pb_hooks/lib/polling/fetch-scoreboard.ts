import type { GameBoard } from '../../../src/domain/board'
import type { GameLeague } from '../../../src/domain/league'
import { joinScoreboards } from '../../../src/feeds/espn/beyond-limit'
import { logOddities } from './oddities'
import { fetchGroups } from './fetch-groups'
import { fetchPart, type Fetched } from './fetch-part'

/** The games of one league and day: one upstream request, and more where one reply cannot hold them all. */
export function fetchScoreboard(
  league: GameLeague,
  day: string,
  before: GameBoard | undefined,
  now: number,
): Fetched {
  const whole = fetchPart(league, day)
  if (!whole.ok) return whole
  const scoreboard =
    whole.groupsToAsk.length === 0
      ? whole.scoreboard
      : joinScoreboards(whole.scoreboard, fetchGroups(league, day, whole.groupsToAsk, before, now))
  logOddities(league.slug, scoreboard)
  return { ok: true, scoreboard }
}
