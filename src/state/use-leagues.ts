import type { League } from '../domain/league'
import { PAGE_LEAGUES } from './page-leagues'
import { usePorts } from './ports'
import { useLive } from './use-live'

export interface LeagueTab {
  readonly league: League
  readonly live: boolean
}

/** The leagues to offer. One whose head is not known yet is offered: better a tab too many than an empty bar. */
export function useLeagues(): readonly LeagueTab[] {
  const { readHeads } = usePorts()
  const heads = useLive(readHeads)
  return PAGE_LEAGUES.flatMap((league) => {
    const head = heads?.find((candidate) => candidate.id === league.slug)
    return head?.visible === false ? [] : [{ league, live: head?.live ?? false }]
  })
}
