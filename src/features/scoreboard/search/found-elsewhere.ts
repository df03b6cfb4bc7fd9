import { gamesOf, type Board, type GolfBoard } from '../../../domain/board/board'
import type { Player } from '../../../domain/golf/player'
import { shownPlayers } from '../../../domain/golf/shown-players'
import { leagueOfSport, type League } from '../../../domain/league'
import { isGameFound, isTextFound } from '../../../domain/search/matches-query'

/** A league that has results for a search that another league has none for. */
export interface FoundElsewhere {
  readonly league: League
  /** `2 games`, `1 player`. */
  readonly what: string
}

/** The boards with a hit, those with the most first. */
export function foundElsewhere(boards: readonly Board[], query: string): readonly FoundElsewhere[] {
  const found = boards
    .map((board) => ({ board, count: countFound(board, query) }))
    .filter(({ count }) => count > 0)
  found.sort((one, other) => other.count - one.count)
  return found.map(({ board, count }) => ({
    league: leagueOfSport(board.sport),
    what: `${count} ${board.sport === 'PGA' ? 'player' : 'game'}${count === 1 ? '' : 's'}`,
  }))
}

/** The players whom the page of golf lists: after the last round it leaves out those who missed the cut. */
function playersOf({ tournaments, players }: GolfBoard): readonly Player[] {
  return tournaments.flatMap((tournament) =>
    shownPlayers(
      tournament,
      players.filter((player) => player.tournament === tournament.id),
    ),
  )
}

function countFound(board: Board, query: string): number {
  if (board.content.kind !== 'games') return 0
  if (board.sport === 'PGA') return playersOf(board).filter(({ name }) => isTextFound(name, query)).length
  return gamesOf(board).filter((game) => isGameFound(game, query)).length
}
