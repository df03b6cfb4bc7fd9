import { useEffect, useMemo, useState } from 'react'
import { isTeamFound } from '../../domain/search/matches-query'
import type { TeamChoice } from './team-choices'

type Rank = typeof import('./rank-teams').rankTeams

/** The teams that are meant. The library that sorts them comes with the first letter; nobody waits for it. */
export function useFoundTeams(choices: readonly TeamChoice[], query: string): readonly TeamChoice[] {
  const isSearch = query.trim() !== ''
  const [rank, setRank] = useState<Rank>()
  useEffect(() => {
    if (!isSearch) return
    // Without it the order by name stands.
    import('./rank-teams').then((module) => setRank(() => module.rankTeams)).catch(() => {})
  }, [isSearch])
  return useMemo(() => {
    if (!isSearch) return []
    const found = choices.filter(({ team }) => isTeamFound(team, query))
    return rank ? rank(found, query) : found
  }, [choices, isSearch, query, rank])
}
