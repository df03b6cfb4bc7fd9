import type { Moment, Side } from '../moment'
import type { Division } from './division'

export interface Rebound {
  readonly side: Side
  readonly by: number
  readonly offensive: boolean
}

/** What can happen in a basketball game; numbers of players are places in the roster. */
export type BasketballPlay =
  | { readonly kind: 'jumpBall'; readonly side: Side; readonly by: number }
  | {
      readonly kind: 'make'
      readonly side: Side
      readonly by: number
      readonly points: 2 | 3
      readonly feet: number
      readonly assist?: number
    }
  | {
      readonly kind: 'miss'
      readonly side: Side
      readonly by: number
      readonly points: 2 | 3
      readonly feet: number
      readonly block?: number
      readonly rebound: Rebound
    }
  | { readonly kind: 'turnover'; readonly side: Side; readonly by: number; readonly steal?: number }
  | {
      readonly kind: 'foul'
      readonly side: Side
      readonly by: number
      readonly on: number
      readonly shooting: boolean
    }
  | {
      readonly kind: 'freeThrow'
      readonly side: Side
      readonly by: number
      readonly n: number
      readonly of: number
      readonly good: boolean
      readonly rebound?: Rebound
    }
  | { readonly kind: 'timeout'; readonly side: Side }
  | { readonly kind: 'endPeriod' | 'endGame' }

export interface BasketballMoment extends Moment {
  /** The places in the roster of the five on the floor, the same for both teams. */
  readonly five: readonly number[]
  readonly play?: BasketballPlay
}

/** Who is on the floor: two units take turns, the starters finish every half. */
export function lineup(division: Division, period: number, clock: number): readonly number[] {
  if (period > division.periods) return STARTERS
  if (division.periods === 4) return turn(period % 2 === 1, clock)
  // A half is two quarters, a little shorter.
  const half = division.seconds / 2
  const late = clock <= half
  return turn(!late, ((late ? clock : clock - half) / half) * QUARTER_S)
}

const QUARTER_S = 720

function turn(early: boolean, clock: number): readonly number[] {
  if (early) return clock > 330 ? STARTERS : clock > 120 ? MIXED : BENCH
  return clock > 400 ? BENCH : clock > 300 ? MIXED : STARTERS
}

const STARTERS = [0, 1, 2, 3, 4]
const MIXED = [0, 5, 2, 6, 7]
const BENCH = [5, 1, 6, 8, 9]
