import type { LineScore } from '../../domain/box-score/line-score'
import type { Game, Team } from '../../domain/game/game'
import type { TeamLook } from './comparison'

export interface Looks {
  readonly away: TeamLook
  readonly home: TeamLook
}

/** How both teams are drawn. If no board shows the game any more, the line score still has the names. */
export function looksOf(lineScore: LineScore | undefined, game: Game | undefined): Looks {
  return {
    away: lookOf(game?.awayTeam, lineScore?.away.team ?? 'Away'),
    home: lookOf(game?.homeTeam, lineScore?.home.team ?? 'Home'),
  }
}

function lookOf(team: Team | undefined, name: string): TeamLook {
  return { abbreviation: team?.abbreviation ?? name, color: team?.color }
}
