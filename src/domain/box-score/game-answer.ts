import type { GameSport, Sport } from '../league'
import { withoutLockedParts, type OpenParts } from '../people/gates/game-parts'
import { isOpenDay } from '../people/gates/open-days'
import type { Permission } from '../people/tiers/permission'
import { easternDay } from '../time/eastern'
import type { StatItem } from '../ticker/stat-item'
import type { GameStatus } from './game-status'
import type { GameSummary } from './game-summary'
import type { LineScore, Scores } from './line-score'
import type { Matchup } from './matchup'
import type { PlayerTable } from './player-table'
import type { ScoringPlay } from './scoring-plays'
import type { BothForms } from './team-form'
import type { ComparisonRow } from './team-comparison'
import type { WinProbability } from './win-probability'

/** A summary cut into the parts that a caller is given or denied one by one. */
export interface GameParts {
  readonly status: GameStatus
  readonly matchup: Matchup
  readonly scores?: Scores
  /** In place of `scores`, for a game of a day that is not open to everybody. */
  readonly pastScores?: Scores
  readonly lineScore?: LineScore
  readonly teamComparison: readonly ComparisonRow[]
  readonly playerTables: { readonly away: readonly PlayerTable[]; readonly home: readonly PlayerTable[] }
  readonly tickerStats: readonly StatItem[]
  readonly plays: readonly ScoringPlay[]
  readonly winProbability?: WinProbability
  readonly teamForm?: BothForms
}

/** What `GET /api/games/{slug}/{id}` answers. */
export type GameAnswer = { readonly id: string; readonly sport: GameSport } & OpenParts<GameParts>

/** One game of the many-games form. `rev` tells one state of it from another. */
export type TickerAnswer = { readonly id: string; readonly rev?: string } & Partial<
  Pick<GameParts, 'status' | 'tickerStats'>
>

export function gameAnswer(
  sport: GameSport,
  summary: GameSummary,
  can: readonly Permission[],
  nowMs: number,
): GameAnswer {
  return { id: summary.id, sport, ...withoutLockedParts(partsOf(summary, nowMs), sport, can) }
}

/** Only the ticker's part of the answer, and the permissions that the caller lacks for it. */
export function tickerAnswer(
  sport: GameSport,
  summary: GameSummary,
  can: readonly Permission[],
): { readonly game: TickerAnswer; readonly locked: readonly Permission[] } {
  const { state, strength, stats } = summary
  // The ticker is sent again whenever it changes, so anything in it that is not shown would only cost bytes.
  const parts = { status: { state, ...(strength && { strength }) }, tickerStats: stats }
  const { locked, ...open } = withoutLockedParts(parts, sport, can)
  return { game: { id: summary.id, ...open }, locked }
}

/** A key that is equal exactly for those callers who get the same answer. */
export function viewOf(sport: Sport, can: readonly Permission[]): string {
  const all = {
    status: 1,
    matchup: 1,
    scores: 1,
    pastScores: 1,
    lineScore: 1,
    teamComparison: 1,
    playerTables: 1,
    tickerStats: 1,
    plays: 1,
    winProbability: 1,
    teamForm: 1,
  }
  return withoutLockedParts(all, sport, can).locked.join('+') || 'all'
}

function partsOf(summary: GameSummary, nowMs: number): GameParts {
  const { state, ended, strength, lastPlay, watch, winProbability, teamForm } = summary
  const { matchup, scores, lineScore, comparison, awayTables, homeTables, stats, plays } = summary
  return {
    status: {
      state,
      ...(ended && { ended }),
      ...(strength && { strength }),
      ...(lastPlay && { lastPlay }),
      ...(watch && { watch }),
    },
    matchup,
    ...(scores && (isOfOpenDay(matchup, nowMs) ? { scores } : { pastScores: scores })),
    ...(lineScore && { lineScore }),
    teamComparison: comparison,
    playerTables: { away: awayTables, home: homeTables },
    tickerStats: stats,
    plays,
    ...(winProbability && { winProbability }),
    ...(teamForm && { teamForm }),
  }
}

/** A game without a known day counts as not over, as it does in the feed proxy. */
function isOfOpenDay({ start }: Matchup, nowMs: number): boolean {
  return start === undefined || isOpenDay(easternDay(Date.parse(start)), nowMs)
}
