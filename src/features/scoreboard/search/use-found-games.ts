import { useEffect, useState } from 'react'
import type { Game } from '../../../domain/game/game'
import { isGameFound } from '../../../domain/search/matches-query'

type Rank = typeof import('./rank-games').rankGames

/**
 * The games that match the search. The library that sorts them is loaded with the first letter; the results
 * do not wait for it.
 */
export function useFoundGames(games: readonly Game[], query: string): readonly Game[] {
  const isSearch = query.trim() !== ''
  const rank = useRank(isSearch)
  if (!isSearch) return games
  const found = games.filter((game) => isGameFound(game, query))
  return rank ? rank(found, query) : found
}

function useRank(wanted: boolean): Rank | undefined {
  const [rank, setRank] = useState<Rank>()
  useEffect(() => {
    if (!wanted) return
    // If it cannot be loaded, the board's own order stays.
    import('./rank-games').then((module) => setRank(() => module.rankGames)).catch(() => {})
  }, [wanted])
  return rank
}
