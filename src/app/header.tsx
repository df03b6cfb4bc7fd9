import { useLocation } from 'wouter'
import { LeagueBar } from '../features/scoreboard/league-bar'
import { currentSlug } from './current-slug'
import styles from './header.module.css'
import { ThemeToggle } from './theme-toggle'
import { Wordmark } from './wordmark'

export function Header() {
  const [location] = useLocation()
  return (
    <header className={styles.header}>
      <Wordmark />
      <div className={styles.leagues}>
        <LeagueBar current={currentSlug(location)} />
      </div>
      <ThemeToggle />
    </header>
  )
}
