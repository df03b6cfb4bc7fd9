import { useEffect, useState } from 'react'
import type { Game } from '../../../domain/game/game'
import { useAfterFirstPaint } from '../../../ui/use-after-first-paint'

type Match = typeof import('../../../domain/search/matches-query').isGameFound
type Rank = typeof import('./rank-games').rankGames

/**
 * The games that match the search; undefined while it is not known how to tell. That is loaded after the first scores, so
 * as a rule before anybody types, and the library that sorts the results with the first letter; the results do not wait
 * for it.
 */
export function useFoundGames(games: readonly Game[], query: string): readonly Game[] | undefined {
  const isSearch = query.trim() !== ''
  const isPainted = useAfterFirstPaint()
  const isFound = useLoaded(isSearch ? 'now' : isPainted && 'soon', loadMatch, match)
  const rank = useLoaded(isSearch && 'now', loadRank)
  if (!isSearch) return games
  if (!isFound) return undefined
  const found = games.filter((game) => isFound(game, query))
  return rank ? rank(found, query) : found
}

/** Kept for the next board, which then does not show all its games for a moment. */
let match: Match | undefined

export async function loadMatch(): Promise<Match> {
  match = (await import('../../../domain/search/matches-query')).isGameFound
  return match
}

async function loadRank(): Promise<Rank> {
  return (await import('./rank-games')).rankGames
}

/** What did not come soon is asked for again when it is needed. */
function useLoaded<Code>(
  wanted: 'soon' | 'now' | false,
  load: () => Promise<Code>,
  known?: Code,
): Code | undefined {
  const [code, setCode] = useState(() => known)
  useEffect(() => {
    if (!wanted) return
    // If it cannot be loaded, all games stay, and the board's own order.
    load()
      .then((came) => setCode(() => came))
      .catch(() => {})
  }, [wanted, load])
  return code
}
