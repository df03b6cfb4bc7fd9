import { useEffect, useState } from 'react'
import type { Game } from '../../../domain/game/game'
import { isGameFound } from '../../../domain/search/matches-query'

type Rank = typeof import('./rank-games').rankGames

/** The games that are meant. The library that sorts them comes with the first letter; nobody waits for it. */
export function useFoundGames(games: readonly Game[], query: string): readonly Game[] {
  const rank = useRank(query.trim() !== '')
  if (query.trim() === '') return games
  const found = games.filter((game) => isGameFound(game, query))
  return rank ? rank(found, query) : found
}

function useRank(wanted: boolean): Rank | undefined {
  const [rank, setRank] = useState<Rank>()
  useEffect(() => {
    if (!wanted) return
    // Without it the board's own order stands.
    import('./rank-games').then((module) => setRank(() => module.rankGames)).catch(() => {})
  }, [wanted])
  return rank
}
