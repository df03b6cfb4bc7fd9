import type { HoleScore } from './hole-score'

/** A player's scores hole by hole, requested for one player at a time. */
export interface Scorecard {
  readonly tournament: string
  readonly player: string
  readonly name: string
  readonly rounds: readonly CardRound[]
}

export interface CardRound {
  readonly period: number
  readonly strokes: number
  /** To par, `-` while unknown. */
  readonly score: string
  /** ISO time. */
  readonly teeTime?: string
  readonly holes: readonly HoleScore[]
  /** Strokes on holes 1 to 9; absent while none is played. */
  readonly out?: number
  /** Strokes on holes 10 to 18. */
  readonly in?: number
}
