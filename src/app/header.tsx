import { useLocation } from 'wouter'
import { LeagueBar } from '../features/leagues/league-bar'
import { GameInView } from '../features/scoreboard/game-in-view'
import { boardPath } from '../state/paths'
import { currentSlug } from './current-slug'
import styles from './header.module.css'
import { ProfileMenu } from './menu/profile-menu'
import { Wordmark } from './wordmark'

export function Header() {
  const [location, go] = useLocation()
  const slug = currentSlug(location)
  return (
    <header className={styles.header}>
      <Wordmark />
      <div className={styles.leagues}>
        <LeagueBar current={slug} onSwitch={(next) => go(boardPath(next))} />
      </div>
      <div className={styles.situation}>{slug ? <GameInView slug={slug} /> : null}</div>
      <ProfileMenu />
    </header>
  )
}
