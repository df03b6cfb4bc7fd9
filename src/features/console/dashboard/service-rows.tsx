import type { Colour } from '../../../domain/operations/dashboard/metric-colour'
import type { SubStatus } from '../../../domain/operations/health/sub-status'
import type { SystemMetrics } from '../../../domain/operations/health/system-metrics'
import { StateWord } from '../parts/state-word'
import styles from './service-rows.module.css'

const COLOURS: Readonly<Record<SubStatus, Colour>> = { operational: 'green', degraded: 'amber', down: 'red' }
const WORDS: Readonly<Record<SubStatus, string>> = {
  operational: 'Operational',
  degraded: 'Degraded',
  down: 'Down',
}

export function ServiceRows({ metrics }: { readonly metrics: SystemMetrics }) {
  const rows = [
    ['Infrastructure', metrics.sportsApi],
    ['Database', metrics.database],
    ['Authentication', metrics.authentication],
  ] as const
  return (
    <dl className={styles.rows}>
      {rows.map(([name, status]) => (
        <div key={name} className={styles.row} data-service={name}>
          <dt>{name}</dt>
          <dd>
            <StateWord colour={COLOURS[status]}>{WORDS[status]}</StateWord>
          </dd>
        </div>
      ))}
    </dl>
  )
}
