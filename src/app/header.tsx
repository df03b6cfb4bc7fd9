import { useLocation } from 'wouter'
import { LeagueBar } from '../features/leagues/league-bar'
import { GameInView } from '../features/scoreboard/game-in-view'
import { boardPath, HOME_PATH } from '../state/paths'
import { currentSlug } from './current-slug'
import styles from './header.module.css'
import { ProfileMenu } from './menu/profile-menu'
import { Wordmark } from './wordmark'

export function Header() {
  const [location, go] = useLocation()
  const slug = currentSlug(location)
  const goHome = () => {
    if (location !== HOME_PATH) go(HOME_PATH)
    scrollTo(0, 0)
  }
  return (
    <header className={styles.header} data-header="">
      <Wordmark />
      <div className={styles.leagues}>
        <LeagueBar
          current={slug}
          isHome={location === HOME_PATH}
          onSwitch={(next) => go(boardPath(next))}
          onHome={goHome}
        />
      </div>
      <div className={styles.situation}>{slug ? <GameInView slug={slug} /> : null}</div>
      <ProfileMenu />
    </header>
  )
}
