import { useEffect, useMemo, useState } from 'react'
import { isTeamFound } from '../../domain/search/matches-query'
import type { TeamChoice } from './team-choices'

type Rank = typeof import('./rank-teams').rankTeams

/**
 * The teams that match the search; undefined without one. The library that sorts them is loaded with the first letter;
 * the results do not wait for it.
 */
export function useFoundTeams(
  choices: readonly TeamChoice[],
  query: string,
): readonly TeamChoice[] | undefined {
  const isSearch = query !== ''
  const [rank, setRank] = useState<Rank>()
  useEffect(() => {
    if (!isSearch) return
    // If it cannot be loaded, the order by name stays.
    import('./rank-teams').then((module) => setRank(() => module.rankTeams)).catch(() => {})
  }, [isSearch])
  return useMemo(() => {
    if (!isSearch) return undefined
    const found = choices.filter(({ team }) => isTeamFound(team, query))
    return rank ? rank(found, query) : found
  }, [choices, isSearch, query, rank])
}
