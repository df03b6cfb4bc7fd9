import { useRef } from 'react'
import type { GameStatsState } from '../../../domain/ticker/game-stats-state'
import type { StatItem } from '../../../domain/ticker/stat-item'
import { teamLeaders } from '../../../domain/ticker/team-leaders'
import { useReducedMotion } from '../../../ui/use-reduced-motion'
import { ScrollingStats } from './scrolling-stats'
import { StatLine } from './stat-line'
import styles from './ticker-stats.module.css'
import { useFits } from './use-fits'

interface Props {
  readonly state: GameStatsState
  readonly stats: readonly StatItem[]
  /** Nothing moves that nobody sees. */
  readonly running: boolean
}

/**
 * One leader of each team stands still where both have room, in one line or two: half a sentence that scrolls by is
 * read by nobody. Only where there is no room all stats go round.
 */
export function TickerStats(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  const fits = useFits(box)
  // Whoever wants less motion has all of them in a list to be pushed by hand.
  if (useReducedMotion()) return <ScrollingStats {...props} />
  return (
    <div className={styles.place}>
      {fits ? null : <ScrollingStats {...props} />}
      <div ref={box} className={styles.box} data-fits={fits} inert={!fits} aria-hidden={!fits}>
        <ul className={styles.leaders} aria-label="Leaders">
          {teamLeaders(props.stats).map((stat) => (
            <StatLine key={stat.team} stat={stat} isProbe={!fits} />
          ))}
        </ul>
      </div>
    </div>
  )
}
