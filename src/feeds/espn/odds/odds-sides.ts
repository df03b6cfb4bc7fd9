import type { GameSport } from '../../../domain/league'

/** Whose line it is: the sport and both abbreviations, by which the feed's words name teams. */
export interface OddsSides {
  readonly sport: GameSport
  readonly home: string
  readonly away: string
}
