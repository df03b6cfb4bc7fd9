import type { Moment, Side } from '../moment'

export type HitKind = 'single' | 'double' | 'triple' | 'homeRun'
export type OutKind =
  | 'groundOut'
  | 'flyOut'
  | 'lineOut'
  | 'popOut'
  | 'strikeout'
  | 'doublePlay'
  | 'sacrificeFly'

/** Who scored and who was charged: places in the roster of the batting side. */
interface Result {
  readonly side: Side
  readonly batter: number
  readonly pitcher: number
  /** Batters who came home on it. */
  readonly scored: readonly number[]
}

export type BaseballPlay =
  | { readonly kind: 'start'; readonly side: Side; readonly batter: number; readonly pitcher: number }
  | {
      readonly kind: 'pitch'
      readonly side: Side
      readonly batter: number
      readonly pitcher: number
      readonly call: 'ball' | 'looking' | 'swinging' | 'foul'
      readonly n: number
    }
  | (Result & { readonly kind: 'hit'; readonly hit: HitKind; readonly n: number })
  | (Result & { readonly kind: 'out'; readonly out: OutKind; readonly n: number })
  | (Result & { readonly kind: 'walk' | 'hitByPitch' | 'error'; readonly n: number })
  | { readonly kind: 'endInning'; readonly half: 'top' | 'bottom'; readonly inning: number }
  | { readonly kind: 'delay' | 'resume' | 'endGame' }

export interface BaseballMoment extends Moment {
  readonly half: 'top' | 'bottom'
  readonly balls: number
  readonly strikes: number
  readonly outs: number
  /** The batter standing on first, second, third; undefined when the base is empty. */
  readonly bases: Bases
  readonly batter: number
  readonly pitcher: number
  readonly play?: BaseballPlay
}

export type Bases = readonly [number | undefined, number | undefined, number | undefined]

export const EMPTY: Bases = [undefined, undefined, undefined]
export const BATTERS = 9
export const STARTER = 9
export const LAST_PITCHER = 13
