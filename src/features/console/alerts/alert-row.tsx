import { canBeAcknowledged } from '../../../domain/operations/alerts/part-troubles'
import type { KeptAlert } from '../../../domain/operations/alerts/alert'
import { inThousands } from '../../../domain/operations/figure-text'
import { Button } from '../../../ui/button'
import { InvestigateLink } from '../investigation/investigate-link'
import { StateWord } from '../parts/state-word'
import { SEVERITY_COLOURS, SEVERITY_WORDS } from './severity'
import styles from './alert-row.module.css'
import { Moment } from '../parts/moment'

interface Props {
  readonly alert: KeptAlert
  readonly onAcknowledge: () => void
}

/** One trouble: how bad it is, what it says, since when, and what an operator can do about it. */
export function AlertRow({ alert, onAcknowledge }: Props) {
  const { id, severity, title, message, source, timestamp, lastSeen, count } = alert
  return (
    <li className={styles.row} data-alert={id} data-severity={severity}>
      <div className={styles.head}>
        <StateWord colour={SEVERITY_COLOURS[severity]}>{SEVERITY_WORDS[severity]}</StateWord>
        <h3 className={styles.title}>{title}</h3>
      </div>
      <p className={styles.message}>{message}</p>
      <p className={styles.facts}>
        <span>{source}</span>
        <span>
          {'since '}
          <Moment ms={timestamp} />
        </span>
        {count > 1 ? (
          <span>
            {`${inThousands(count)} lines in 10 minutes, the last `}
            <Moment ms={lastSeen} />
          </span>
        ) : null}
      </p>
      <div className={styles.actions}>
        <InvestigateLink of={{ kind: 'alert', id }} label={`Investigate ${title}`} />
        {canBeAcknowledged(alert) ? (
          <Button label={`Acknowledge ${title}`} onPress={onAcknowledge}>
            Acknowledge
          </Button>
        ) : null}
      </div>
    </li>
  )
}
