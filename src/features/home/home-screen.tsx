import { useEffect } from 'react'
import { leagueOfSport } from '../../domain/league'
import { homeListing } from '../../domain/tabs/home-listing'
import { favouriteSportsAtom } from '../../state/favourites'
import { usePorts } from '../../state/ports'
import { useAtomValue } from '../../state/store'
import { useTabs } from '../../state/use-leagues'
import { PageHead } from '../../ui/page-head'
import styles from './home-screen.module.css'
import { LeaguePreview } from './league-preview'
import { useTurns } from './use-turns'

/** Three to six leagues at a glance, the active ones first. */
export function HomeScreen() {
  const { boardDrawn } = usePorts()
  const tabs = useTabs()
  const leagues = homeListing(tabs, useAtomValue(favouriteSportsAtom)).map(leagueOfSport)
  useTurns(leagues.map(({ slug }) => slug))

  useEffect(boardDrawn, [boardDrawn])
  useEffect(() => {
    document.title = 'All leagues · Turbo Scores'
  }, [])
  return (
    <section className={styles.home} aria-label="All leagues">
      <PageHead title={<h1>All leagues</h1>} />
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
