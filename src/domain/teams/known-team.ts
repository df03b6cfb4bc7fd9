import { isGameBoard, type Board } from '../board/board'
import type { Team } from '../game/game'
import { teamKey } from '../people/favourites/team-key'
import { leagueOfSport } from '../league'

/** A team as a board has shown it, without its score and record there. */
export type KnownTeam = Pick<Team, 'id' | 'name' | 'displayName' | 'abbreviation' | 'logo' | 'color'>

/** Some 700 teams ever meet college basketball's first division. The limit keeps a feed from filling the device. */
const MOST_TEAMS = 1000

/** The teams on a board. Placeholders for teams not known yet are left out. */
export function teamsOnBoard(board: Board): readonly KnownTeam[] {
  if (!isGameBoard(board)) return []
  const { slug } = leagueOfSport(board.sport)
  const teams = board.games.flatMap(({ homeTeam, awayTeam }) => [awayTeam, homeTeam])
  return teams.filter((team) => teamKey(slug, team)).map(knownTeam)
}

/** The known teams after these were seen; the latest version of each team replaces an older one. */
export function withTeamsSeen(known: readonly KnownTeam[], seen: readonly KnownTeam[]): readonly KnownTeam[] {
  const byId = new Map([...known, ...seen].map((team) => [team.id, team]))
  return [...byId.values()].slice(-MOST_TEAMS)
}

function knownTeam({ id, name, displayName, abbreviation, logo, color }: Team): KnownTeam {
  return { id, name, displayName, abbreviation, ...(logo && { logo }), ...(color && { color }) }
}
