import type { KeptAlert } from '../../../domain/operations/alerts/alert'
import { Panel } from '../parts/panel'
import { StateWord } from '../parts/state-word'
import { Moment } from '../parts/moment'
import styles from './past-alerts.module.css'
import { SEVERITY_COLOURS, SEVERITY_WORDS } from './severity'

/** Alerts that somebody acknowledged, with the reason they gave, and alerts that ended by themselves. */
export function PastAlerts({ alerts }: { readonly alerts: readonly KeptAlert[] }) {
  return (
    <Panel title="History">
      {alerts.length === 0 ? <p>No alert was acknowledged or has ended yet.</p> : null}
      <ul className={styles.list}>
        {alerts.map((alert) => (
          <Past key={alert.id} alert={alert} />
        ))}
      </ul>
    </Panel>
  )
}

function Past({ alert }: { readonly alert: KeptAlert }) {
  const { severity, title, message, timestamp, clearedAt, acknowledged } = alert
  return (
    <li className={styles.row} data-past-alert={alert.id}>
      <p className={styles.title}>
        <StateWord colour={SEVERITY_COLOURS[severity]}>{SEVERITY_WORDS[severity]}</StateWord>
        <strong>{title}</strong>
      </p>
      <p className={styles.message}>{message}</p>
      <p className={styles.facts}>
        {'Began '}
        <Moment ms={timestamp} />
        {clearedAt === undefined ? (
          ', goes on'
        ) : (
          <>
            {', ended '}
            <Moment ms={clearedAt} />
          </>
        )}
      </p>
      {acknowledged ? (
        <p className={styles.facts}>
          {`${acknowledged.by}, `}
          <Moment ms={acknowledged.atMs} />
          {`: ${acknowledged.reason}`}
        </p>
      ) : null}
    </li>
  )
}
