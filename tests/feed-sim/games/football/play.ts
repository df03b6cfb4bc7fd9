import type { Moment, Side } from '../moment'

/** What can happen in a football game. `side` is who does it; numbers of players are places in the roster. */
export type FootballPlay =
  | { readonly kind: 'kickoff'; readonly side: Side; readonly by: number; readonly back: number }
  | {
      readonly kind: 'rush'
      readonly side: Side
      readonly by: number
      readonly yards: number
      readonly stop: number
      readonly touchdown: boolean
    }
  | {
      readonly kind: 'pass'
      readonly side: Side
      readonly to: number
      readonly yards: number
      readonly stop: number
      readonly touchdown: boolean
    }
  | { readonly kind: 'incomplete'; readonly side: Side; readonly to: number }
  | { readonly kind: 'sack'; readonly side: Side; readonly yards: number; readonly stop: number }
  | { readonly kind: 'kneel'; readonly side: Side }
  | {
      readonly kind: 'interception'
      readonly side: Side
      readonly stop: number
      readonly back: number
      readonly touchdown: boolean
    }
  | {
      readonly kind: 'fumble'
      readonly side: Side
      readonly by: number
      readonly yards: number
      readonly stop: number
    }
  | { readonly kind: 'punt'; readonly side: Side; readonly yards: number; readonly back: number }
  | { readonly kind: 'fieldGoal'; readonly side: Side; readonly yards: number; readonly good: boolean }
  | { readonly kind: 'extraPoint'; readonly side: Side; readonly good: boolean }
  | { readonly kind: 'twoPoint'; readonly side: Side; readonly to: number; readonly good: boolean }
  | { readonly kind: 'safety'; readonly side: Side; readonly stop: number }
  | { readonly kind: 'penalty'; readonly side: Side; readonly foul: Foul }
  | { readonly kind: 'timeout'; readonly side: Side }
  | { readonly kind: 'twoMinuteWarning' | 'endPeriod' | 'endHalf' | 'endGame' }

export interface Foul {
  readonly name: string
  readonly yards: number
  readonly by: 'offense' | 'defense'
  readonly firstDown: boolean
}

export interface FootballMoment extends Moment {
  readonly drive: number
  readonly offense: Side
  /** 1 to 4; -1 after scores and before kick-offs. */
  readonly down: number
  readonly toGo: number
  /** Yards from the offense's own goal line, 0 to 100. */
  readonly spot: number
  readonly homeTimeouts: number
  readonly awayTimeouts: number
  readonly play?: FootballPlay
}

/** Places in the roster. */
export const QB = 0
export const RUNNERS = [1, 1, 1, 2, 2, 0] as const
export const RECEIVERS = [3, 3, 4, 4, 5, 6, 6, 1] as const
export const KICKER = 7
export const PUNTER = 8
export const RETURNER = 9
export const TACKLERS = [10, 11, 12, 13, 14, 14, 15, 15, 16, 17, 18, 19, 20] as const
export const BACKS = [16, 17, 18, 19] as const
