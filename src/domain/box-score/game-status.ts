import type { GameStatsState } from '../ticker/game-stats-state'
import type { HockeyStrength } from './hockey-strength'

/** How a game stands, as everybody may know it. */
export interface GameStatus {
  readonly state: GameStatsState
  /** Hockey under way only. */
  readonly strength?: HockeyStrength
  /** What happened last, while it is under way: one play, where the list of them is for those who may see plays. */
  readonly lastPlay?: string
  /** Who shows it, national channels first; until it is over. */
  readonly watch?: readonly string[]
}
