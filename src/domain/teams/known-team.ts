import { isGameBoard, type Board } from '../board/board'
import type { Team } from '../game/game'
import { teamKey } from '../people/favourites/team-key'
import { leagueOfSport } from '../league'

/** A team as a board has shown it, without what it did there. */
export type KnownTeam = Pick<Team, 'id' | 'name' | 'displayName' | 'abbreviation' | 'logo' | 'color'>

/** College basketball has some 700 teams that ever play one of the first division. Nobody's feed fills the device. */
const MOST_TEAMS = 1000

/** The teams that a board names. Places that wait for a team name none. */
export function teamsOnBoard(board: Board): readonly KnownTeam[] {
  if (!isGameBoard(board)) return []
  const { slug } = leagueOfSport(board.sport)
  const teams = board.games.flatMap(({ homeTeam, awayTeam }) => [awayTeam, homeTeam])
  return teams.filter((team) => teamKey(slug, team)).map(knownTeam)
}

/** What is known after these were seen: a team looks as it was seen last. */
export function withTeamsSeen(known: readonly KnownTeam[], seen: readonly KnownTeam[]): readonly KnownTeam[] {
  const byId = new Map([...known, ...seen].map((team) => [team.id, team]))
  return [...byId.values()].slice(-MOST_TEAMS)
}

function knownTeam({ id, name, displayName, abbreviation, logo, color }: Team): KnownTeam {
  return { id, name, displayName, abbreviation, ...(logo && { logo }), ...(color && { color }) }
}
