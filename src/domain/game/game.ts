import type { Situation } from './situation'
import type { Weather } from '../weather/weather'

/**
 * A game as boards carry it: the wire shape and the type in code are the same. Each phase has only the members
 * that exist then; the field names are the specification's (see the glossary in README.md).
 */

export interface Team {
  readonly id: string
  readonly name: string
  readonly displayName: string
  readonly abbreviation: string
  readonly score: number
  /** Wins and losses as the feed sums them up; `0-0-0` when it does not say. */
  readonly record: string
  /** 1 to 25, college only; absent when unranked. */
  readonly ranking?: number
  /** Same-origin path below `/api/image/`; absent when the feed has no logo. */
  readonly logo?: string
  /** Hex without `#`, as the feed writes it. */
  readonly color?: string
  readonly alternateColor?: string
}

export type Side = 'home' | 'away'

export interface Venue {
  readonly name: string
  readonly city: string
  readonly state: string
}

/** The series that a post-season game belongs to. */
export interface Series {
  readonly title?: string
  /** `IND leads series 3-2`; empty before the first game is over. */
  readonly summary: string
  readonly completed: boolean
}

interface GameFacts {
  readonly id: string
  readonly homeTeam: Team
  readonly awayTeam: Team
  readonly venue: Venue
  /** Played at a neutral site, even though one team is called home. */
  readonly isNeutral?: true
  /** The whole period label: `3Q • 8:36`, `Top 5th 2-1`, `FINAL/10`, `0Q` before the start. */
  readonly quarter: string
  /** The bare clock, `8:36`. */
  readonly timeLeft: string
  /** ISO time with seconds; absent when the feed's date cannot be read. */
  readonly start?: string
  /** The feed's short status text. */
  readonly startTime: string
  /** Absent once the game is over, as nobody then needs an estimate where the feed has none. */
  readonly weather?: Weather
  readonly headline?: string
  readonly headlines?: readonly string[]
  readonly series?: Series
  readonly seriesText?: string
  readonly seriesGameNumber?: number
  readonly seriesConference?: string
  /** The round of the play-offs, `1st Round`. */
  readonly poRoundDesc?: string
  /** What kind of a special game: `SEMI`, `Bowl Game`. */
  readonly gameSubtype?: string
}

export interface ScheduledGame extends GameFacts {
  readonly phase: 'scheduled'
}

/** A game of a day ahead that is shown because today has none. */
export interface UpcomingGame extends ScheduledGame {
  readonly isUpcoming: true
  /** The Eastern day, `YYYY-MM-DD`. */
  readonly gameDate: string
  readonly gameType: 'Upcoming Game'
  readonly isSeasonOpener: boolean
}

export interface LiveGame extends GameFacts {
  readonly phase: 'live'
  readonly situation?: Situation
  /** The feed's words while play is delayed. */
  readonly delay?: string
  /** It was broken off before and goes on, which may be days after its start. */
  readonly wasSuspended?: true
  /** ISO time (product clock) of the last change, once that is so long ago that nobody can be playing. */
  readonly stuckSince?: string
  /** A game of the previous day that is not over yet, on the board of today. */
  readonly lastNight?: true
}

export interface FinalGame extends GameFacts {
  readonly phase: 'final'
}

export interface OffGame extends GameFacts {
  readonly phase: 'off'
  readonly status: 'postponed' | 'suspended' | 'cancelled'
}

export type Game = ScheduledGame | UpcomingGame | LiveGame | FinalGame | OffGame
export type Phase = Game['phase']
