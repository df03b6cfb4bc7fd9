import type { Moment, Side } from '../moment'

export type Strength = 'even' | 'powerPlay' | 'shorthanded' | 'emptyNet'

interface Skated {
  readonly side: Side
  readonly by: number
  readonly strength: Strength
}

/** What can happen in a hockey game; numbers of players are places in the roster. */
export type HockeyPlay =
  | (Skated & { readonly kind: 'faceoff'; readonly against: number })
  | (Skated & { readonly kind: 'shot' | 'missed' | 'giveaway' | 'takeaway' })
  | (Skated & { readonly kind: 'blocked' | 'hit'; readonly against: number })
  | (Skated & { readonly kind: 'goal'; readonly assists: readonly number[] })
  | (Skated & { readonly kind: 'penalty'; readonly against: number; readonly infraction: string })
  | { readonly kind: 'attempt'; readonly side: Side; readonly by: number; readonly good: boolean }
  | { readonly kind: 'stoppage'; readonly reason: string }
  | { readonly kind: 'startPeriod' | 'endPeriod' | 'endGame' }

export interface HockeyMoment extends Moment {
  readonly play?: HockeyPlay
}

/** Places in the roster. */
export const CENTERS = [0, 3, 6, 9] as const
export const FORWARDS = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11] as const
export const SKATERS = [...FORWARDS, 12, 12, 13, 13, 14, 15, 16, 17] as const
export const GOALIE = 18
