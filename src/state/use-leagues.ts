import type { BoardHead } from '../domain/board'
import { leagueOfSport, type League } from '../domain/league'
import { storedTab } from '../domain/tabs/stored-tab'
import { sortTabs } from '../domain/tabs/tab-order'
import { isDisabled, isTinted, type Tab } from '../domain/tabs/tab-state'
import { isTabVisible } from '../domain/tabs/tab-visibility'
import { easternTodayAtom } from './eastern-today'
import { isLiveKnownAtom } from './live-known'
import { PAGE_LEAGUES } from './page-leagues'
import { usePorts } from './ports'
import { useAtomValue } from './store'
import { useLive } from './use-live'

export interface LeagueTab {
  readonly league: League
  readonly live: boolean
  /** Out of season and nothing live. */
  readonly disabled: boolean
  /** In the playoffs. */
  readonly tinted: boolean
}

/** The leagues to offer, in their order. */
export function useLeagues(): readonly LeagueTab[] {
  return useTabs().map((tab) => ({
    league: leagueOfSport(tab.sport),
    live: tab.isLive,
    disabled: isDisabled(tab),
    tinted: isTinted(tab),
  }))
}

/** The same as the rules know them. */
export function useTabs(): readonly Tab[] {
  const { heads } = usePorts()
  const today = useAtomValue(easternTodayAtom)
  const isKnown = useAtomValue(isLiveKnownAtom)
  return tabsOf(useLive(heads.read) ?? heads.last(), today, isKnown)
}

/**
 * Before anything is known the leagues stand in the order of the list: better a tab too many than an empty bar. Who was
 * live is no more said to be once that is old.
 */
export function tabsOf(heads: readonly BoardHead[], today: string, isLiveKnown: boolean): readonly Tab[] {
  const tabs = PAGE_LEAGUES.flatMap((league) => {
    const stored = heads.find((candidate) => candidate.id === league.slug)
    const head = stored && { ...stored, live: stored.live && isLiveKnown }
    const isVisible = isTabVisible(league.sport, today, { [league.sport]: head?.visible ?? true })
    return isVisible ? [storedTab(league, head)] : []
  })
  return heads.length > 0 ? sortTabs(tabs) : tabs
}
