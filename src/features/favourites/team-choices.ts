import { GAME_LEAGUES, leagueOf, type GameLeague } from '../../domain/league'
import { isGameBoard } from '../../domain/board/board'
import { parseTeamKey, slugOfTeam, teamKey, type TeamKey } from '../../domain/people/favourites/team-key'
import { teamsOnBoard, type KnownTeam } from '../../domain/teams/known-team'
import type { StoredBoard, StoredTeams } from '../../storage/rows'

/** A team that somebody may choose. */
export interface TeamChoice {
  readonly key: TeamKey
  readonly league: GameLeague
  readonly team: KnownTeam
}

/**
 * All teams that the server or a board on this device knows, by name. The boards' data win, as they are
 * newer.
 */
export function teamChoices(
  stored: readonly StoredTeams[],
  boards: readonly StoredBoard[],
): readonly TeamChoice[] {
  const byKey = new Map<TeamKey, TeamChoice>()
  for (const league of GAME_LEAGUES) {
    const known = stored.find(({ slug }) => slug === league.slug)?.teams ?? []
    const board = boards.find(({ slug }) => slug === league.slug)?.board
    const seen = board && isGameBoard(board) ? teamsOnBoard(board) : []
    for (const team of [...known, ...seen]) {
      const key = teamKey(league.slug, team)
      if (key) byKey.set(key, { key, league, team })
    }
  }
  return byName([...byKey.values()])
}

/** The chosen teams, including those whose name this device does not know yet. */
export function chosenOf(keys: readonly TeamKey[], choices: readonly TeamChoice[]): readonly TeamChoice[] {
  const byKey = new Map(choices.map((choice) => [choice.key, choice]))
  return byName(keys.flatMap((key) => byKey.get(key) ?? unnamed(key)))
}

function unnamed(key: TeamKey): readonly TeamChoice[] {
  if (!parseTeamKey(key)) return []
  const league = leagueOf(slugOfTeam(key))
  const name = `${league.label} team`
  const team = { id: key.slice(key.indexOf('/') + 1), name, displayName: name, abbreviation: league.label }
  return [{ key, league, team }]
}

function byName(choices: readonly TeamChoice[]): readonly TeamChoice[] {
  return choices.toSorted(
    (one, other) =>
      one.team.displayName.localeCompare(other.team.displayName) ||
      one.league.label.localeCompare(other.league.label),
  )
}
