import { GAME_LEAGUES, type GameSport } from '../../domain/league'
import { groupsBeyondLimit } from '../espn/beyond-limit'
import { mapCup } from '../espn/cup/map-cup'
import { mapGolfCalendar } from '../espn/golf/map-calendar'
import { mapGolf } from '../espn/golf/map-golf'
import { mapScorecard } from '../espn/golf/map-scorecard'
import { mapScoreboard } from '../espn/map-scoreboard'
import { mapCoreOdds, mapOdds } from '../espn/odds/map-odds'
import { mapScoreboardOdds } from '../espn/odds/map-scoreboard-odds'
import { publicReply } from '../espn/proxy/public-reply'
import { mapSummary } from '../espn/summary/map-summary'
import { mapReading } from '../openweather/map-reading'

/** A way in for foreign JSON. */
export interface Adapter {
  readonly name: string
  readonly map: (reply: unknown) => unknown
}

export const NOW_MS = Date.parse('2026-06-06T18:00:00Z')

const NFL_SIDES = { sport: 'NFL', home: 'HOM', away: 'AWA' } as const

const SCOREBOARDS = GAME_LEAGUES.map((league): Adapter => ({
  name: `scoreboard ${league.sport}`,
  map: (reply) => mapScoreboard(league, reply),
}))
const SCOREBOARD_ODDS = GAME_LEAGUES.map((league): Adapter => ({
  name: `scoreboard odds ${league.sport}`,
  map: (reply) => [...mapScoreboardOdds(league, reply)],
}))
/** With a limit of 0 every list counts as cut, so the events are always read. */
const BEYOND_LIMIT = GAME_LEAGUES.map((league): Adapter => ({
  name: `groups beyond the limit ${league.sport}`,
  map: (reply) => groupsBeyondLimit({ ...league, limit: 0, groups: '1' }, reply),
}))
const SUMMARIES = GAME_LEAGUES.map(({ sport }) => summaryOf(sport))

export const GOLF: Adapter = { name: 'golf', map: (reply) => mapGolf(reply, NOW_MS) }
export const CUP: Adapter = { name: 'cup', map: (reply) => mapCup(reply, undefined) }

export const ADAPTERS: readonly Adapter[] = [
  ...SCOREBOARDS,
  ...SCOREBOARD_ODDS,
  ...BEYOND_LIMIT,
  ...SUMMARIES,
  GOLF,
  CUP,
  { name: 'golf calendar', map: mapGolfCalendar },
  { name: 'scorecard', map: (reply) => mapScorecard(reply, '700', '1') },
  { name: 'odds', map: (reply) => mapOdds(reply, NFL_SIDES) },
  { name: 'core odds', map: (reply) => mapCoreOdds(reply, NFL_SIDES) },
  { name: 'weather', map: mapReading },
  ...(['scoreboard', 'summary', 'leaderboard'] as const).map((kind) => ({
    name: `public ${kind}`,
    map: (reply: unknown) => publicReply({ kind, slug: 'nfl' }, reply),
  })),
]

export function summaryOf(sport: GameSport): Adapter {
  return { name: `summary ${sport}`, map: (reply) => mapSummary(sport, reply) }
}
