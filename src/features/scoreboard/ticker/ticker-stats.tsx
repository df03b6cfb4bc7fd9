import { useRef } from 'react'
import type { GameStatsState } from '../../../domain/ticker/game-stats-state'
import type { StatItem } from '../../../domain/ticker/stat-item'
import { useReducedMotion } from '../../../ui/use-reduced-motion'
import { ScrollingStats } from './scrolling-stats'
import { StatLine } from './stat-line'
import styles from './ticker-stats.module.css'
import { useFits } from './use-fits'

interface Props {
  readonly state: GameStatsState
  /** Those that scroll. */
  readonly stats: readonly StatItem[]
  /** One of each team, which stand still. */
  readonly leaders: readonly StatItem[]
  /** False while nobody sees the stats, so that nothing moves then. */
  readonly running: boolean
}

/**
 * Shows one leader of each team without motion if both fit, in one line or two, because nobody reads half a sentence
 * that scrolls by. Only if they do not fit, all stats scroll in a loop.
 */
export function TickerStats({ leaders, ...scrolling }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const fits = useFits(box)
  // Users who want less motion get all stats in a list that they scroll by hand.
  if (useReducedMotion()) return <ScrollingStats {...scrolling} />
  return (
    <div className={styles.place}>
      {fits ? null : <ScrollingStats {...scrolling} />}
      <div ref={box} className={styles.box} data-fits={fits} inert={!fits} aria-hidden={!fits}>
        <ul className={styles.leaders} aria-label="Leaders">
          {leaders.map((stat) => (
            <StatLine key={stat.team} stat={stat} isProbe={!fits} />
          ))}
        </ul>
      </div>
    </div>
  )
}
