import { useState, type CSSProperties } from 'react'
import type { GameStatsState } from '../../../domain/ticker/game-stats-state'
import type { StatItem } from '../../../domain/ticker/stat-item'
import { scrollSeconds } from '../../../domain/ticker/ticker-size'
import { distinctKeys } from '../../../ui/distinct-keys'
import { useMedia } from '../../../ui/use-media'
import { StatLine } from './stat-line'
import styles from './scrolling-stats.module.css'

interface Props {
  readonly state: GameStatsState
  readonly stats: readonly StatItem[]
  /** False while nobody sees the stats, so that nothing moves then. */
  readonly running: boolean
}

/**
 * Scrolls in a loop; hovering, keyboard focus or a tap stops it. Users who want less motion get a list that they scroll
 * by hand.
 */
export function ScrollingStats({ state, stats, running }: Props) {
  const [paused, setPaused] = useState(false)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const style = { '--round': `${scrollSeconds(stats.length)}s` } as CSSProperties
  const list = <Stats state={state} stats={stats} />
  if (isStill) {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      <div className={styles.still} role="region" aria-label="Live stats" tabIndex={0}>
        {list}
      </div>
    )
  }
  return (
    <div className={styles.ticker} data-state={state}>
      <div className={styles.track} style={style} data-paused={paused || !running}>
        {list}
        <div className={styles.copy} aria-hidden="true">
          <Stats state={state} stats={stats} />
        </div>
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-pressed={paused}
        aria-label="Pause the live stats"
        onClick={() => setPaused(!paused)}
      />
    </div>
  )
}

const STATE_WORDS: Partial<Record<GameStatsState, string>> = { halftime: 'Halftime', complete: 'Final' }

function Stats({ state, stats }: Pick<Props, 'state' | 'stats'>) {
  const word = STATE_WORDS[state]
  // Two players of a team may have the same short name.
  const keys = distinctKeys(stats.map(({ team, statType, name }) => `${team} ${statType} ${name}`))
  return (
    <ul className={styles.stats}>
      {word ? <li className={styles.word}>{word}</li> : null}
      {stats.map((stat, index) => (
        <StatLine key={keys[index]} stat={stat} />
      ))}
    </ul>
  )
}
