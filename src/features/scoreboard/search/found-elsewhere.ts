import { gamesOf, type Board } from '../../../domain/board/board'
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

function countFound(board: Board, query: string): number {
  if (board.content.kind !== 'games') return 0
  if (board.sport === 'PGA') return board.players.filter(({ name }) => isTextFound(name, query)).length
  return gamesOf(board).filter((game) => isGameFound(game, query)).length
}
