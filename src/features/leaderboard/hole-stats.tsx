import type { HoleCounts } from '../../domain/golf/hole-counts'
import styles from './hole-stats.module.css'

const NAMES: readonly (readonly [keyof HoleCounts, string])[] = [
  ['eagles', 'Eagles +'],
  ['birdies', 'Birdies'],
  ['pars', 'Pars'],
  ['bogeys', 'Bogeys'],
  ['doubles', 'Doubles +'],
]

/** How many holes of the whole tournament ended in a birdie, in a par and so on. */
export function HoleStats({ counts }: { readonly counts: HoleCounts }) {
  return (
    <dl className={styles.stats}>
      {NAMES.map(([kind, label]) => (
        <div key={kind} className={styles.stat} data-stat={kind}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{counts[kind]}</dd>
        </div>
      ))}
    </dl>
  )
}
