import type { OffGame } from '../game/game'
import type { GameStatsState } from '../ticker/game-stats-state'
import type { HockeyStrength } from './hockey-strength'

/** The end of a game, as its label tells it. */
export interface GameEnd {
  /** `FINAL`, `FINAL/10`, `Suspended`. */
  readonly quarter: string
  /** Why the game was not played to its end. */
  readonly off?: OffGame['status']
}

/** How a game stands, as everybody may know it. */
export interface GameStatus {
  readonly state: GameStatsState
  /** Once nobody plays any more. */
  readonly ended?: GameEnd
  /** Hockey under way only. */
  readonly strength?: HockeyStrength
  /** The latest play of a game under way. The list of plays is only for those who may see plays. */
  readonly lastPlay?: string
  /** The channels that show the game, national ones first; absent once it is over. */
  readonly watch?: readonly string[]
}

/** Whether nothing will be played any more. The feed's summary of a suspended game is complete, too. */
export function isOver(status: GameStatus | undefined): boolean {
  return status?.state === 'complete' && !mayGoOn(status)
}

/** Whether the game was only suspended. It can go on at any time, and nothing says when. */
export function mayGoOn({ ended }: GameStatus): boolean {
  return ended?.off === 'suspended'
}
