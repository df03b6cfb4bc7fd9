import type { Tournament } from './tournament'

export interface RoundTotal {
  readonly period: number
  readonly strokes: number
  /** To par, `-4`; `-` when the feed does not say. */
  readonly score: string
}

/** What every row of a leaderboard has: a player, or a team of two. A scorecard has the holes (`scorecard.ts`). */
interface PlayerFacts {
  readonly id: string
  /** Id of the tournament. */
  readonly tournament: string
  readonly kind: 'player' | 'team'
  readonly name: string
  /** Stands where a headshot is missing. */
  readonly initials: string
  /** 1 for the leader, the same for all who share a place; 0 for players without one (not started, out). */
  readonly position: number
  /** `1`, `T14`, or `-`. */
  readonly positionText: string
  /** Total to par, `E`, `+5`, `-2`: the sum of the rounds. */
  readonly score: string
  /** To par in the current round, `-` outside of one. */
  readonly today: string
  /** `F`, the holes played, `-` while waiting, or why the player is out. */
  readonly thru: string
  /** Rounds in which a ball was hit. */
  readonly rounds: readonly RoundTotal[]
  readonly country?: string
  readonly flag?: string
  readonly headshot?: string
  readonly amateur?: true
  /** Places gained (+) or lost. */
  readonly movement?: number
}

export interface WaitingPlayer extends PlayerFacts {
  readonly state: 'waiting'
  /** ISO time. */
  readonly teeTime?: string
  readonly startHole?: number
}

export interface PlayingPlayer extends PlayerFacts {
  readonly state: 'playing'
  /** 10 for a start on the back nine. */
  readonly startHole?: number
}

export interface FinishedPlayer extends PlayerFacts {
  readonly state: 'finished'
}

/** Missed the cut, withdrew or was disqualified; `thru` says which. */
export interface OutPlayer extends PlayerFacts {
  readonly state: 'out'
}

export type Player = WaitingPlayer | PlayingPlayer | FinishedPlayer | OutPlayer

export interface Leaderboard {
  readonly tournament: Tournament
  readonly players: readonly Player[]
}
