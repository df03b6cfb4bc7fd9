import type { HockeyStrength } from '../box-score/hockey-strength'
import type { FootballHappening } from '../football/happening'

/** What is going on in a live game, by kind of sport. Field names are the specification's. */

interface FootballSides {
  readonly kind: 'football'
  /** Abbreviation of the team with the ball. */
  readonly possession?: string
  readonly homeTimeouts?: number
  readonly awayTimeouts?: number
  /** What stopped play, and whose it was where that is certain. */
  readonly happening?: FootballHappening
  readonly happeningTeam?: string
}

export interface FootballDown extends FootballSides {
  readonly down: number
  readonly distance: number
  readonly yardLine: number
  readonly possessionText?: string
  readonly downDistanceText: string
}

/** At kick-offs, after scores and in breaks the feed tells no down, but still who has how many timeouts. */
export interface FootballBetweenDowns extends FootballSides {
  readonly down?: never
}

export type FootballSituation = FootballDown | FootballBetweenDowns

export interface BaseballSituation {
  readonly kind: 'baseball'
  readonly balls: number
  readonly strikes: number
  readonly outs: number
  readonly onFirst: boolean
  readonly onSecond: boolean
  readonly onThird: boolean
  /** Abbreviation of the batting team. */
  readonly possession?: string
}

export interface BasketballSituation {
  readonly kind: 'basketball'
  readonly lastPlay: string
  /** This and the bonus are set in Developer Mode only: the feed tells neither. */
  readonly shotClock?: number
  readonly inBonus?: boolean
}

/** The scoreboard tells no more than the last play; until the summary has said more, the strength is even. */
export interface HockeySituation extends HockeyStrength {
  readonly kind: 'hockey'
  readonly lastPlay: string
}

export type Situation = FootballSituation | BaseballSituation | BasketballSituation | HockeySituation
