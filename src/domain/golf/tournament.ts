import type { Venue } from '../game/game'

export type GolfState = 'pre' | 'in' | 'post'

/** How totals count: with `strokes` the lowest leads, with `points` (Stableford) the highest. */
export type Scoring = 'strokes' | 'points'

/** A golf tournament as boards carry it, without its players. `tournament-state.ts` says what its states mean. */
export interface Tournament {
  readonly id: string
  /** Without sponsors. */
  readonly name: string
  /** ISO time of the first day; the specification's `date`. */
  readonly start?: string
  /** ISO time at which the last day begins. */
  readonly end?: string
  /** The feed's status text. */
  readonly startTime: string
  readonly state: GolfState
  /** Played to its end; a cancelled tournament is `post` but not completed. */
  readonly completed: boolean
  /** The round that the feed is at, 1 before the start. */
  readonly round: number
  /** How many rounds it has, 4 but for a few. */
  readonly rounds: number
  /** The last round in which a ball was hit, 0 before that. */
  readonly startedRound: number
  /** Nobody plays on in the current round. */
  readonly roundOver: boolean
  /** The rounds are over, and the players who share the lead play on for the title. */
  readonly playoff?: true
  readonly scoring: Scoring
  readonly venue: Venue
  /** Who broadcasts it; empty when the feed does not say. */
  readonly coverage: string
  /** The last score that made the cut, `-4`, once the feed has told. */
  readonly cutScore?: string
}
