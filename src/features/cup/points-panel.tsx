import type { CupSide, CupTeam } from '../../domain/cup/cup'
import { pointsText } from '../../domain/cup/cup-points'
import { Flag } from '../../ui/flag'
import { HighlightChanges } from '../../ui/highlight-changes'
import styles from './points-panel.module.css'

interface Props {
  readonly side: CupSide
  readonly team: CupTeam
  readonly points: number
}

/** One side's points. */
export function PointsPanel({ side, team, points }: Props) {
  return (
    <section className={styles.panel} data-side={side} aria-label={team.name}>
      <h3 className={styles.team}>
        <Flag image={team.logo} country={team.name} />
        {team.name}
      </h3>
      <p className={styles.points} data-points={side}>
        <HighlightChanges value={points}>{pointsText(points)}</HighlightChanges>
      </p>
      <p className={styles.unit}>{points === 1 ? 'point' : 'points'}</p>
    </section>
  )
}
