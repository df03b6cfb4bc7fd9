import type { Player } from '../../../domain/golf/player'
import type { FeedRound } from './map-rounds'
import type { RoundStatus } from './read-golf'

/** What either endpoint says about one competitor's play. */
export interface CompetitorPlay {
  readonly state: Player['state']
  /** The player's own round, which can be the next one already. */
  readonly period: number
  readonly thru: string
  readonly teeTime?: string
  readonly startHole?: number
}

/** Facts of the tournament that are needed to read one competitor's play. */
export interface AroundCompetitor {
  readonly round: RoundStatus
  readonly eventState: string
  readonly rounds: readonly FeedRound[]
  /** How many rounds count; a play-off has a higher number. */
  readonly lastRound: number
  /** The last round that anybody in the field has. */
  readonly listedRound: number
  /** A player who has played exactly this many rounds and has no more has missed the cut. */
  readonly roundsBeforeCut: number
}

export function roundAt(rounds: readonly FeedRound[], period: number): FeedRound | undefined {
  return rounds.find((round) => round.period === period)
}
