import type { GameStatsState } from '../ticker/game-stats-state'
import type { HockeyStrength } from './hockey-strength'

/** How a game stands, as everybody may know it. */
export interface GameStatus {
  readonly state: GameStatsState
  /** Hockey under way only. */
  readonly strength?: HockeyStrength
  /** The latest play of a game under way. The list of plays is only for those who may see plays. */
  readonly lastPlay?: string
  /** The channels that show the game, national ones first; absent once it is over. */
  readonly watch?: readonly string[]
}
