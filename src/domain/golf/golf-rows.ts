import type { Leaderboard, Player } from './player'
import type { Tournament } from './tournament'

export interface GolfRows {
  readonly tournaments: readonly Tournament[]
  readonly players: readonly Player[]
}

/**
 * Leaderboards as the rows of one board. Row ids are unique on a board, so a player who is listed in two
 * tournaments of a week carries the tournament's id in the second.
 */
export function golfRows(leaderboards: readonly Leaderboard[]): GolfRows {
  const taken = new Set<string>()
  const players = leaderboards.flatMap(({ players: rows }) => rows.map((row) => withOwnId(row, taken)))
  return { tournaments: leaderboards.map(({ tournament }) => tournament), players }
}

/** The feed's id of the player in a row. */
export function playerIdOf({ id, tournament }: Pick<Player, 'id' | 'tournament'>): string {
  const prefix = prefixOf(tournament)
  return id.startsWith(prefix) ? id.slice(prefix.length) : id
}

function prefixOf(tournament: string): string {
  return `${tournament}-`
}

function withOwnId(row: Player, taken: Set<string>): Player {
  const own = taken.has(row.id) ? { ...row, id: prefixOf(row.tournament) + row.id } : row
  taken.add(own.id)
  return own
}
