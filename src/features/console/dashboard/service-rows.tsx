import type { SystemMetrics } from '../../../domain/operations/health/system-metrics'
import { SubStatusWord } from '../parts/sub-status-word'
import styles from './service-rows.module.css'

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
            <SubStatusWord status={status} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
