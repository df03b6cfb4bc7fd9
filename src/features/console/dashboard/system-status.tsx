import type { Colour } from '../../../domain/operations/dashboard/metric-colour'
import { countText } from '../../../domain/operations/figure-text'
import type { SystemMetrics } from '../../../domain/operations/health/system-metrics'
import {
  systemStatusLabel,
  type SystemStatus as Status,
} from '../../../domain/operations/health/system-status'
import { timeText } from '../../../platform/local-time'
import { StateWord } from '../parts/state-word'
import styles from './system-status.module.css'
import { Moment } from '../parts/moment'

const COLOURS: Readonly<Record<Status, Colour>> = { operational: 'green', degraded: 'amber', outage: 'red' }

/** The first thing one looks for: whether all is well, and as of when. */
export function SystemStatus({ metrics }: { readonly metrics: SystemMetrics }) {
  const { status, lastUpdated, apiCallsLastHour } = metrics
  return (
    <div className={styles.card} data-status={status}>
      <div>
        <h2 className={styles.name}>System Status</h2>
        <p className={styles.word}>
          <StateWord colour={COLOURS[status]}>{systemStatusLabel(status)}</StateWord>
        </p>
      </div>
      <p className={styles.facts}>
        <span>{`${countText(apiCallsLastHour, 'API call')} in the last hour`}</span>
        <Moment ms={lastUpdated}>{`Last updated ${timeText(lastUpdated)}`}</Moment>
      </p>
    </div>
  )
}
