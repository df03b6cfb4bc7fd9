import { useCallback, useMemo } from 'react'
import { leagueOfSport, type League, type Slug } from '../domain/league'
import { isLiveDoubtful } from '../domain/tabs/live-status'
import { storedTab, type StoredHead } from '../domain/tabs/stored-tab'
import { sortTabs } from '../domain/tabs/tab-order'
import { isDisabled, isTinted, type Tab } from '../domain/tabs/tab-state'
import { isTabVisible } from '../domain/tabs/tab-visibility'
import { easternTodayAtom } from './eastern-today'
import { PAGE_LEAGUES } from './page-leagues'
import { usePorts } from './ports'
import { nowAtom } from './every-second'
import { atom, useAtomValue } from './store'
import { useLive } from './use-live'

export interface LeagueTab {
  readonly league: League
  readonly live: boolean
  /** The stored board of the league gives reason to doubt `live`. */
  readonly isDoubtful: boolean
  /** Out of season and nothing live. */
  readonly disabled: boolean
  /** In the playoffs. */
  readonly tinted: boolean
}

/** The leagues to offer, in their order. */
export function useLeagues(): readonly LeagueTab[] {
  const { storage } = usePorts()
  const nowMs = useAtomValue(liveCheckedAtAtom)
  const isDoubtful = ({ slug }: League) => {
    const stored = storage.last('boards', slug)
    return (
      stored !== undefined && isLiveDoubtful(stored.board.source.state, Date.parse(stored.checkedAt), nowMs)
    )
  }
  return useTabs().map((tab) => ({
    league: leagueOfSport(tab.sport),
    live: tab.isLive,
    isDoubtful: isDoubtful(leagueOfSport(tab.sport)),
    disabled: isDisabled(tab),
    tinted: isTinted(tab),
  }))
}

/** Which leagues are still live is checked twice a minute, so that the bar is not drawn every second. */
const LIVE_CHECK_MS = 30_000
const liveCheckedAtAtom = atom((get) => Math.floor(get(nowAtom) / LIVE_CHECK_MS) * LIVE_CHECK_MS)

/** The same leagues in the form that the domain rules use. */
export function useTabs(): readonly Tab[] {
  const today = useAtomValue(easternTodayAtom)
  const nowMs = useAtomValue(liveCheckedAtAtom)
  return tabsOf(useHeads(), today, nowMs)
}

/** Whether an operator has taken the league off every screen. A league of which nothing is known is shown. */
export function useIsHidden(slug: Slug): boolean {
  return useHeads().some((head) => head.id === slug && !head.visible)
}

/** Until the device has answered they stay as they were found last, for the reason that `use-last-row` gives. */
function useHeads(): readonly StoredHead[] {
  const { storage } = usePorts()
  const query = useCallback(() => storage.readAll('heads'), [storage])
  const last = useMemo(() => storage.lastAll('heads'), [storage])
  return useLive(query) ?? last
}

/** Before anything is known the leagues stand in the order of the list: better a tab too many than an empty bar. */
export function tabsOf(heads: readonly StoredHead[], today: string, nowMs: number): readonly Tab[] {
  const tabs = PAGE_LEAGUES.flatMap((league) => {
    const head = heads.find((candidate) => candidate.id === league.slug)
    const tab = storedTab(league, head, nowMs)
    return isTabVisible(tab, today, head?.visible) ? [tab] : []
  })
  return heads.length > 0 ? sortTabs(tabs) : tabs
}
