import type { ScheduledGame, Team } from '../game/game'

/** A team as it is before the game: without a score. */
export type MatchedTeam = Omit<Team, 'score'>

/** Who plays, when and where: what is known of a game before anything happens in it. Everybody may know it. */
export interface Matchup extends Pick<ScheduledGame, 'venue' | 'isNeutral' | 'start' | 'startTime'> {
  readonly awayTeam: MatchedTeam
  readonly homeTeam: MatchedTeam
}

/** The game of a matchup, as a board has it until it begins. */
export function gameOfMatchup(id: string, { awayTeam, homeTeam, ...facts }: Matchup): ScheduledGame {
  return {
    id,
    phase: 'scheduled',
    awayTeam: { ...awayTeam, score: 0 },
    homeTeam: { ...homeTeam, score: 0 },
    quarter: '0Q',
    timeLeft: '',
    ...facts,
  }
}
