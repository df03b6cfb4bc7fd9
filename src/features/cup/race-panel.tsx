import type { CSSProperties } from 'react'
import type { CupSide, Points } from '../../domain/cup/cup'
import { pointsText } from '../../domain/cup/cup-points'
import {
  cupProgress,
  needsText,
  POINTS_TO_WIN,
  raceText,
  SIDE_NAMES,
  TOTAL_POINTS,
  verdictText,
} from '../../domain/cup/cup-progress'
import styles from './race-panel.module.css'

/** How far each side is from winning the cup. */
export function RacePanel({ points }: { readonly points: Points }) {
  const progress = cupProgress(points)
  const { shares, scored, remaining, toWin } = progress
  const verdict = verdictText(progress)
  const goal = { '--goal': POINTS_TO_WIN / TOTAL_POINTS } as CSSProperties
  return (
    <section className={styles.panel} aria-label="The race" style={goal}>
      <h3 className={styles.race}>{raceText()}</h3>
      {(['usa', 'europe'] as const).map((side) => (
        <Bar
          key={side}
          side={side}
          share={shares[side]}
          points={points[side]}
          needs={needsText(toWin[side], remaining)}
        />
      ))}
      {verdict ? <p className={styles.winner}>{verdict}</p> : null}
      <dl className={styles.sums}>
        <Sum label="Points scored" value={scored} />
        <Sum label="Points remaining" value={remaining} />
      </dl>
    </section>
  )
}

interface BarProps {
  readonly side: CupSide
  /** Percent of all points. */
  readonly share: number
  readonly points: number
  readonly needs: string
}

function Bar({ side, share, points, needs }: BarProps) {
  const style = { '--share': share / 100 } as CSSProperties
  return (
    <div className={styles.side} data-side={side}>
      <span className={styles.name}>{SIDE_NAMES[side]}</span>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={`${SIDE_NAMES[side]} points`}
        aria-valuemin={0}
        aria-valuemax={TOTAL_POINTS}
        aria-valuenow={points}
      >
        <div className={styles.fill} style={style} />
      </div>
      <span className={styles.needs}>{needs}</span>
    </div>
  )
}

function Sum({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd>{pointsText(value)}</dd>
    </div>
  )
}
