import type { Game, Side } from '../../game/game'
import type { GameKind, Sport } from '../../league'
import type { TeamOdds } from '../../odds/team-odds'
import type { BaseballSituation } from '../../game/situation'

export const DEVELOPER_SPORTS = ['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF'] as const satisfies readonly Sport[]
export type DeveloperSport = (typeof DEVELOPER_SPORTS)[number]

export interface SimulatedTeam {
  readonly abbreviation: string
  readonly score: number
}

interface Timeouts {
  readonly homeTimeouts: number
  readonly awayTimeouts: number
}

export interface SimulatedFootball extends Timeouts {
  readonly kind: 'football'
  readonly possession: Side
  readonly down?: number
  readonly distance?: number
  readonly yardLine?: number
}

export interface SimulatedBasketball extends Timeouts {
  readonly kind: 'basketball'
  readonly shotClock: number
  readonly inBonus: boolean
}

/** No possession: which team bats follows from the inning. */
export type SimulatedBaseball = Timeouts & Omit<BaseballSituation, 'possession'>

export interface SimulatedHockey extends Timeouts {
  readonly kind: 'hockey'
  readonly powerPlay: boolean
  readonly strength: string
}

export type SimulatedSituation = SimulatedFootball | SimulatedBasketball | SimulatedBaseball | SimulatedHockey

/** A game in Developer Mode: loaded from the feed, then changed by hand. */
export interface SimulatedGame {
  readonly id: string
  readonly sport: DeveloperSport
  /** ISO time; absent when the feed has none. */
  readonly startTime?: string
  readonly homeTeam: SimulatedTeam
  readonly awayTeam: SimulatedTeam
  /** The phase, a word of the sport's phase list; a loaded game may show a longer label. */
  readonly quarter: string
  readonly timeLeft: string
  readonly isUpcoming: boolean
  readonly homeTeamOdds?: TeamOdds
  readonly awayTeamOdds?: TeamOdds
  readonly situation: SimulatedSituation
  /** The play that a replay showed last; no control changes it. */
  readonly lastPlay?: string
  /** The board's game it was loaded from: names, places and texts, which no control changes. */
  readonly from: Game
}

const KINDS: Readonly<Record<DeveloperSport, GameKind>> = {
  NFL: 'football',
  NCAAF: 'football',
  NBA: 'basketball',
  MLB: 'baseball',
  NHL: 'hockey',
}

export function simulatedKind(sport: DeveloperSport): GameKind {
  return KINDS[sport]
}
