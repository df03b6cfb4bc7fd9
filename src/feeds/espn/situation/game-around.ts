import type { Team } from '../../../domain/game/game'
import type { PeriodFacts } from '../../../domain/period/period-facts'
import { id } from '../../read'

/** The facts of a game that its situation depends on. */
export interface GameAround {
  readonly homeTeam: Team
  readonly awayTeam: Team
  readonly pause: PeriodFacts['pause']
}

/** The feed says which team by id, we by abbreviation; where both sides have the same (`TBD`), that names neither. */
export function abbreviationOf(teamId: unknown, { homeTeam, awayTeam }: GameAround): string | undefined {
  const wanted = id(teamId)
  if (wanted === '' || homeTeam.abbreviation === awayTeam.abbreviation) return undefined
  return [homeTeam, awayTeam].find((team) => team.id === wanted)?.abbreviation
}
