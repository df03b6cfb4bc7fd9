import type { GameAnswer } from '../../domain/box-score/game-answer'
import type { Game, Team } from '../../domain/game/game'
import type { TeamLook } from './comparison'

export interface Looks {
  readonly away: TeamLook
  readonly home: TeamLook
}

/** How both teams are drawn. If no board shows the game, its answer still has the names. */
export function looksOf(answer: GameAnswer | undefined, game: Game | undefined): Looks {
  const teams = game ?? answer?.matchup
  return {
    away: lookOf(teams?.awayTeam, answer?.lineScore?.away.team ?? 'Away'),
    home: lookOf(teams?.homeTeam, answer?.lineScore?.home.team ?? 'Home'),
  }
}

function lookOf(team: Pick<Team, 'abbreviation' | 'color'> | undefined, name: string): TeamLook {
  return { abbreviation: team?.abbreviation ?? name, color: team?.color }
}
