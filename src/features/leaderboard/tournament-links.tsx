import type { Tournament } from '../../domain/golf/tournament'
import styles from './tournament-links.module.css'

export const headingIdOf = ({ id }: Tournament) => `tournament-${id}`

/**
 * Stacked leaderboards put the second tournament 150 players further down, and without these links nothing on the
 * screen would show that it exists.
 */
export function TournamentLinks({ tournaments }: { readonly tournaments: readonly Tournament[] }) {
  if (tournaments.length < 2) return null
  return (
    <nav className={styles.links} aria-label="Tournaments">
      {tournaments.map((tournament) => (
        <a key={tournament.id} className={styles.link} href={`#${headingIdOf(tournament)}`}>
          {tournament.name}
        </a>
      ))}
    </nav>
  )
}
