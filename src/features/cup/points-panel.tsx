import type { CupSide, CupTeam } from '../../domain/cup/cup'
import { pointsText } from '../../domain/cup/cup-points'
import { Flag } from '../../ui/flag'
import { useChangeCount } from '../../ui/use-change-count'
import styles from './points-panel.module.css'

interface Props {
  readonly side: CupSide
  readonly team: CupTeam
  readonly points: number
}

/** One side's points. New ones light up for a moment. */
export function PointsPanel({ side, team, points }: Props) {
  const changes = useChangeCount(points)
  return (
    <section className={styles.panel} data-side={side} aria-label={team.name}>
      <h3 className={styles.team}>
        <Flag image={team.logo} country={team.name} />
        {team.name}
      </h3>
      <p className={styles.points} data-points={side}>
        <span key={changes} className={changes > 0 ? styles.changed : undefined}>
          {pointsText(points)}
        </span>
      </p>
      <p className={styles.unit}>{points === 1 ? 'point' : 'points'}</p>
    </section>
  )
}
