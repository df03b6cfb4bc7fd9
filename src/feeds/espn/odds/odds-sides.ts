import type { GameSport } from '../../../domain/league'

/** The game of a line: its sport, and the abbreviations by which the feed's words name the teams. */
export interface OddsSides {
  readonly sport: GameSport
  readonly home: string
  readonly away: string
}
