import type { Venue } from '../game/game'
import type { GolfState } from '../golf/tournament'

/** The Ryder Cup as boards carry it: the cup itself, its sessions and their matches as rows. */
export type CupSide = 'usa' | 'europe'

export type Points = { readonly [Side in CupSide]: number }

export interface CupTeam {
  readonly id: string
  readonly uid: string
  readonly name: string
  readonly abbreviation: string
  readonly displayName: string
  /** Same-origin path. */
  readonly logo?: string
  readonly homeAway: string
}

export interface Cup {
  readonly id: string
  readonly name: string
  /** `2025 Ryder Cup — United States vs. Europe`. */
  readonly title: string
  readonly venue: Venue
  /** ISO times. */
  readonly startDate?: string
  readonly endDate?: string
  readonly state: GolfState
  /** The feed's word for the state. */
  readonly description: string
  readonly usa: CupTeam
  readonly europe: CupTeam
  readonly totalPoints: Points
}

export type SessionType = 'four-ball' | 'foursomes' | 'singles' | 'other'

export interface CupSession {
  readonly id: string
  readonly name: string
  readonly type: SessionType
  readonly startTime?: string
}

export interface CupPlayer {
  readonly id: string
  readonly name: string
  readonly headshot?: string
  readonly flag?: string
}

export interface CupCompetitor {
  /** The team's abbreviation. */
  readonly team: string
  /** `6 & 5`, `1 UP`; empty for the side that is behind. */
  readonly score: string
  readonly status: string
  readonly detail: string
  readonly isWinner: boolean
  readonly players: readonly CupPlayer[]
}

export interface CupMatch {
  readonly id: string
  /** Id of the session. */
  readonly session: string
  /** From 1 within the session. */
  readonly matchNumber: number
  readonly name: string
  readonly type: SessionType
  readonly startTime?: string
  readonly state: GolfState
  /** True when the match was played to a result; a match that was called off is `post` and not completed. */
  readonly completed: boolean
  readonly status: string
  readonly statusShort: string
  readonly detail: string
  readonly usa: CupCompetitor
  readonly europe: CupCompetitor
}
