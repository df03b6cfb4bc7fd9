import type { Tournament } from '../../domain/golf/tournament'
import styles from './tournament-links.module.css'

export const headingIdOf = ({ id }: Tournament) => `tournament-${id}`

/** One below the other, the second of two tournaments is 150 players away, and nothing in sight would tell of it. */
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
