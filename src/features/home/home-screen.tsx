import { useEffect, useLayoutEffect } from 'react'
import { leagueOfSport, type Slug } from '../../domain/league'
import { HIDDEN_TEXT, noLeaguesTitle } from '../../domain/tabs/hidden-league-texts'
import { homeListing } from '../../domain/tabs/home-listing'
import { favouriteSportsAtom } from '../../state/favourites'
import { usePorts } from '../../state/ports'
import { CONNECTION_TEXTS } from '../../state/freshness-words'
import { holdNewestBoardsAtom } from '../../state/held-boards'
import { listedLeaguesAtom } from '../../state/listed-leagues'
import { lossAtom } from '../../state/reach'
import { useAtomValue, useSetAtom } from '../../state/store'
import { useBoardDrawn } from '../../state/use-board-drawn'
import { useTabs } from '../../state/use-leagues'
import { AGE_ICONS } from '../../ui/age-label'
import { NoticeBar } from '../../ui/notice-bar'
import { MessageScreen } from '../../ui/message-screen'
import { PageHead } from '../../ui/page-head'
import styles from './home-screen.module.css'
import { LeaguePreview } from './league-preview'
import { usePageTitle } from '../../ui/use-page-title'

/** Three to six leagues at a glance, the active ones first. */
export function HomeScreen() {
  const { showBoard } = usePorts()
  const tabs = useTabs()
  const leagues = homeListing(tabs, useAtomValue(favouriteSportsAtom)).map(leagueOfSport)
  const setListed = useSetAtom(listedLeaguesAtom)
  const slugs = leagues.map(({ slug }) => slug).join()

  // Whoever opens the page wants to see how the games stand now; leagues that change places do not ask for that.
  const takeNewest = useSetAtom(holdNewestBoardsAtom)
  useEffect(() => takeNewest(), [takeNewest])
  useEffect(() => {
    if (slugs !== '') return showBoard(...(slugs.split(',') as Slug[]))
    return undefined
  }, [showBoard, slugs])
  // Before the cards are painted: until then their tabs could contradict them.
  useLayoutEffect(() => {
    setListed(slugs)
    return () => setListed('')
  }, [setListed, slugs])
  useBoardDrawn()
  usePageTitle('All leagues')
  return (
    <section className={styles.home} aria-label="All leagues">
      <PageHead title={<h1>All leagues</h1>} />
      <ConnectionNotice />
      {leagues.length === 0 ? (
        <MessageScreen icon="calendar" title={noLeaguesTitle()} text={HIDDEN_TEXT} />
      ) : null}
      <ul className={styles.list}>
        {leagues.map((league) => (
          <li key={league.slug}>
            <LeaguePreview
              league={league}
              live={tabs.some((tab) => tab.sport === league.sport && tab.isLive)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Says what applies to all leagues; what applies to one stands on its card. */
function ConnectionNotice() {
  const loss = useAtomValue(lossAtom)
  if (!loss) return null
  return (
    <div className={styles.notice}>
      <NoticeBar tone="warn" icon={AGE_ICONS[loss]}>
        {CONNECTION_TEXTS[loss]}
      </NoticeBar>
    </div>
  )
}
