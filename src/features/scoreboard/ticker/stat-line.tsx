import type { StatItem } from '../../../domain/ticker/stat-item'
import styles from './stat-line.module.css'

interface Props {
  readonly stat: StatItem
  /** The line exists only to be measured. */
  readonly isProbe?: boolean
}

export function StatLine({ stat, isProbe = false }: Props) {
  const { name, team, statType, displayValue } = stat
  return (
    <li className={styles.stat} data-stat={isProbe ? undefined : statType}>
      <span className={styles.team}>{team}</span> <strong>{name}</strong> <span>{displayValue}</span>
    </li>
  )
}
