import { memo } from 'react'
import type { CupCompetitor, CupMatch, CupSide } from '../../domain/cup/cup'
import { leaderOf } from '../../domain/cup/match-leader'
import { initialsOf } from '../../domain/golf/initials'
import { Portrait } from '../../ui/portrait'
import styles from './match-card.module.css'
import { progressText, standingText } from './match-words'

/** A match: the Americans left, the Europeans right, and the side in front in its colour. */
export const MatchCard = memo(function MatchCard({ match }: { readonly match: CupMatch }) {
  const leader = leaderOf(match)
  const standing = standingText(match)
  return (
    <article
      className={styles.card}
      data-match={match.id}
      data-state={match.state}
      data-leader={leader}
      aria-label={`Match ${match.matchNumber}`}
    >
      <Side side="usa" competitor={match.usa} />
      <p className={styles.middle}>
        <span className={styles.standing}>
          {leader ? <span className="visually-hidden">{leader === 'usa' ? 'USA ' : 'Europe '}</span> : null}
          {standing}
        </span>
        <span className={styles.progress}>{progressText(match)}</span>
      </p>
      <Side side="europe" competitor={match.europe} />
    </article>
  )
})

function Side({ side, competitor }: { readonly side: CupSide; readonly competitor: CupCompetitor }) {
  const { players } = competitor
  return (
    <div className={styles.side} data-side={side}>
      <ul className={styles.players} aria-label={side === 'usa' ? 'USA' : 'Europe'}>
        {players.map(({ id, name, headshot }) => (
          <li key={id} className={styles.player}>
            <span className={styles.portrait}>
              <Portrait initials={initialsOf(name)} image={headshot} />
            </span>
            <span className={styles.name}>{name}</span>
          </li>
        ))}
        {players.length === 0 ? <li className={styles.open}>To be named</li> : null}
      </ul>
    </div>
  )
}
