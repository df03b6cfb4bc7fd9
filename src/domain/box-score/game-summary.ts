import type { StatItem } from '../ticker/stat-item'
import type { GameStatsState } from '../ticker/game-stats-state'
import type { HockeyStrength } from './hockey-strength'
import type { GameEnd } from './game-status'
import type { LineScore, Scores } from './line-score'
import type { Matchup } from './matchup'
import type { PlayerTable } from './player-table'
import type { ScoringPlay } from './scoring-plays'
import type { BothForms } from './team-form'
import type { ComparisonRow } from './team-comparison'
import type { WinProbability } from './win-probability'

/** All that an opened game shows beside its card, and what the ticker shows of it. */
export interface GameSummary {
  readonly id: string
  readonly state: GameStatsState
  /** Once nobody plays any more. */
  readonly ended?: GameEnd
  readonly matchup: Matchup
  /** Once it has begun. */
  readonly scores?: Scores
  /** Absent until there is something to add up. */
  readonly lineScore?: LineScore
  readonly comparison: readonly ComparisonRow[]
  readonly awayTables: readonly PlayerTable[]
  readonly homeTables: readonly PlayerTable[]
  readonly plays: readonly ScoringPlay[]
  /** For the ticker, in its order; not yet cut to what fits. */
  readonly stats: readonly StatItem[]
  /** Hockey under way only. */
  readonly strength?: HockeyStrength
  /** While it is under way. */
  readonly lastPlay?: string
  /** Until it is over. */
  readonly watch?: readonly string[]
  /** Once it has begun, of leagues for which the feed tells it. */
  readonly winProbability?: WinProbability
  readonly teamForm?: BothForms
}
