import { Link } from 'wouter'
import type { Slug } from '../../domain/league'
import { onlineAtom } from '../../state/pulse'
import { useAtomValue } from '../../state/store'
import { useLeagues, type LeagueTab } from '../../state/use-leagues'
import { boardPath } from './board-path'
import styles from './league-bar.module.css'

/** The leagues, as links: each is a page of its own. `current` is absent on a page that belongs to none. */
export function LeagueBar({ current }: { readonly current: Slug | undefined }) {
  const leagues = useLeagues()
  const online = useAtomValue(onlineAtom)
  return (
    <nav aria-label="Leagues">
      <ul className={styles.bar} data-online={online}>
        {leagues.map((tab) => (
          <li key={tab.league.slug} className={styles.item}>
            <Tab tab={tab} isCurrent={tab.league.slug === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Tab({ tab: { league, live }, isCurrent }: { readonly tab: LeagueTab; readonly isCurrent: boolean }) {
  return (
    <Link
      href={boardPath(league.slug)}
      className={styles.tab}
      data-league={league.slug}
      data-live={live}
      aria-current={isCurrent ? 'page' : undefined}
      aria-disabled={false}
      onClick={() => window.scrollTo(0, 0)}
    >
      {league.label}
      {live ? <LiveMark /> : null}
    </Link>
  )
}

/** A word where there is room, a dot on phones; the word is always there to be read out. */
function LiveMark() {
  return (
    <span className={styles.live}>
      <span className={styles.word}>Live</span>
    </span>
  )
}
