import { Link } from 'wouter'
import { leagueTitle, type Sport } from '../../domain/league'
import { boardPath } from '../../state/paths'
import { useLeagues } from '../../state/use-leagues'
import { LiveBadge } from '../../ui/live-badge'
import styles from './on-now.module.css'

const MOST = 4

/** The leagues with live games, for visitors who opened a league without any. */
export function OnNow({ sport }: { readonly sport: Sport }) {
  const live = useLeagues().filter((tab) => tab.live && !tab.isDoubtful && tab.league.sport !== sport)
  if (live.length === 0) return null
  return (
    <nav className={styles.now} aria-labelledby="on-now" data-not-printed="">
      <p id="on-now" className={styles.title}>
        <LiveBadge look="dot" /> On now
      </p>
      <ul className={styles.list}>
        {live.slice(0, MOST).map(({ league }) => (
          <li key={league.slug}>
            <Link className={styles.league} href={boardPath(league.slug)}>
              {leagueTitle(league.sport)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
