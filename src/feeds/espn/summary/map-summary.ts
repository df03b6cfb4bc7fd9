import type { GameSport } from '../../../domain/league'
import type { GameEnd } from '../../../domain/box-score/game-status'
import type { GameSummary } from '../../../domain/box-score/game-summary'
import type { Scores } from '../../../domain/box-score/line-score'
import { playerTables } from '../../../domain/box-score/player-table'
import { gameStatsState, type GameStatsState } from '../../../domain/ticker/game-stats-state'
import { briefText, nameText, record, whole } from '../../read'
import { readScore } from '../read-score'
import { mapComparison } from './map-comparison'
import { mapEnd } from './map-end'
import { mapLastPlay } from './map-last-play'
import { mapLineScore } from './map-line-score'
import { mapMatchup } from './map-matchup'
import { mapPlayerGroups } from './map-player-groups'
import { mapScoringPlays } from './map-scoring-plays'
import { mapStats } from './map-stats'
import { mapStrength } from './map-strength'
import { mapTeamForm } from './map-team-form'
import { mapWatch } from './map-watch'
import { mapWinProbability } from './map-win-probability'
import { readSummary, type FeedSummary } from './read-summary'

export type SummaryResult =
  | { readonly ok: true; readonly summary: GameSummary }
  | { readonly ok: false; readonly reason: string }

/** The feed's summary as the content of an opened game. Takes any JSON. */
export function mapSummary(sport: GameSport, reply: unknown): SummaryResult {
  const read = readSummary(reply)
  return read.ok ? { ok: true, summary: summaryOf(sport, read.summary) } : read
}

function summaryOf(sport: GameSport, summary: FeedSummary): GameSummary {
  const groups = {
    away: mapPlayerGroups(summary, summary.away),
    home: mapPlayerGroups(summary, summary.home),
  }
  const state = stateOf(sport, summary)
  const lineScore = mapLineScore(sport, summary)
  const isUnderWay = state === 'active' || state === 'halftime'
  const ended = state === 'complete' ? mapEnd(sport, summary) : undefined
  const lastPlay = isUnderWay ? mapLastPlay(summary) : ''
  const watch = state === 'complete' ? [] : mapWatch(summary)
  const chances = state === 'pregame' ? undefined : mapWinProbability(sport, summary)
  const scores = state === 'pregame' || wasNeverPlayed(ended) ? undefined : mapScores(summary)
  return {
    id: summary.id,
    state,
    matchup: mapMatchup(summary),
    ...(scores && { scores }),
    ...(ended && { ended }),
    ...(lineScore && { lineScore }),
    comparison: mapComparison(sport, summary),
    awayTables: playerTables(groups.away),
    homeTables: playerTables(groups.home),
    plays: mapScoringPlays(sport, summary),
    stats: mapStats(sport, summary, groups),
    ...(sport === 'NHL' && state === 'active' && { strength: mapStrength(summary) }),
    ...(lastPlay !== '' && { lastPlay }),
    ...(watch.length > 0 && { watch }),
    ...(chances && { winProbability: chances }),
    teamForm: mapTeamForm(summary),
  }
}

/** The feed writes 0-0 for such a game. One that was broken off has a score. */
function wasNeverPlayed(ended: GameEnd | undefined): boolean {
  return ended?.off !== undefined && ended.off !== 'suspended'
}

function mapScores({ away, home }: FeedSummary): Scores | undefined {
  const [awayScore, homeScore] = [away, home].map(({ competitor }) => readScore(competitor['score']))
  if (awayScore === undefined || homeScore === undefined) return undefined
  return { away: awayScore, home: homeScore }
}

function stateOf(sport: GameSport, { competition }: FeedSummary): GameStatsState {
  const status = record(competition['status'])
  return gameStatsState({
    sport,
    state: nameText(record(status['type'])['state']),
    period: whole(status['period']) ?? 0,
    clock: briefText(status['displayClock']),
  })
}
