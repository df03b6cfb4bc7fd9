import type { LogAnswer } from '../../../domain/operations/logs/log-question'
import { quickFilterLabel, type QuickFilter } from '../../../domain/operations/logs/quick-filter'
import styles from './tiles.module.css'

interface Props {
  readonly counts: LogAnswer['counts']
  readonly quick: QuickFilter
  readonly onChoose: (quick: QuickFilter) => void
}

const TILES = ['all', 'errors', 'warnings', 'last-5-min'] as const
const CHIPS = ['api', 'auth'] as const

/** How many lines each kind has; a press shows only that kind, and a second press shows all again. */
export function Tiles({ counts, quick, onChoose }: Props) {
  const choose = (filter: QuickFilter) => onChoose(filter === quick ? 'all' : filter)
  return (
    <div className={styles.both} role="group" aria-label="Quick filters">
      <div className={styles.tiles}>
        {TILES.map((tile) => (
          <button
            key={tile}
            type="button"
            className={styles.tile}
            data-tile={tile}
            aria-pressed={tile === quick}
            onClick={() => choose(tile)}
          >
            <span className={styles.label}>{quickFilterLabel(tile)}</span>
            <span>
              <span className={styles.count}>{counts[tile].toLocaleString('en-US')}</span>
              {tile === 'last-5-min' ? <small className={styles.counted}> info and debug</small> : null}
            </span>
          </button>
        ))}
      </div>
      <div className={styles.chips}>
        {CHIPS.map((chip) => (
          <button
            key={chip}
            type="button"
            className={styles.chip}
            aria-pressed={chip === quick}
            onClick={() => choose(chip)}
          >
            {quickFilterLabel(chip)}
          </button>
        ))}
      </div>
    </div>
  )
}
