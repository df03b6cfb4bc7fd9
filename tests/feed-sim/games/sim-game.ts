import type { Fixture } from '../slate/fixture'
import type { Player } from '../teams/roster'
import type { Moment, Side } from './moment'

/** A part of a payload; its shape is the feed's and is checked by tests, not by types. */
export type Part = Readonly<Record<string, unknown>>

export interface Teams {
  readonly fixture: Fixture
  readonly home: readonly Player[]
  readonly away: readonly Player[]
}

/** One row of a category of leaders. */
export interface Leader {
  readonly name: string
  readonly displayName: string
  readonly shortDisplayName: string
  readonly abbreviation: string
  readonly side: Side
  readonly place: number
  readonly value: number
  readonly displayValue: string
}

/** A group of player lines: what the feed calls statistics in `boxscore.players`. */
export interface Group {
  /** `name` or `type`, whichever the sport uses; basketball has neither. */
  readonly head: Part
  readonly labels: readonly string[]
  readonly keys: readonly string[]
  readonly lines: readonly { readonly place: number; readonly stats: readonly string[] }[]
  readonly totals?: readonly string[]
}

export interface Box {
  team(side: Side): readonly Part[]
  groups(side: Side): readonly Group[]
  leaders(side: Side): readonly Leader[]
}

/** A computed game; `upTo` is always the index of a moment. */
export interface SimGame {
  readonly teams: Teams
  readonly moments: readonly Moment[]
  situation(upTo: number): Part
  box(upTo: number): Box
  /** `plays`, or `drives` and `scoringPlays`. */
  course(upTo: number): Part
  /** The sport's own members of a competition and its competitors. */
  competition(upTo: number): Part
  competitor(upTo: number, side: Side): Part
}
