import { Link } from 'wouter'
import type { LogEntry } from '../../../domain/operations/logs/log-entry'
import { fullMomentText } from '../../../platform/local-time'
import { Button } from '../../../ui/button'
import { InvestigateLink } from '../investigation/investigate-link'
import { LEVEL_COLOURS } from '../parts/event-list'
import { StateWord } from '../parts/state-word'
import { sectionPath } from '../paths'
import styles from './log-row.module.css'
import { Moment } from '../parts/moment'

interface Props {
  readonly entry: LogEntry
  readonly onFollow: (correlationId: string) => void
}

/** A log line that opens: all details, and links to related lines. */
export function LogRow({ entry, onFollow }: Props) {
  const { id, level, category, message, timestamp, correlationId, userId, metadata } = entry
  return (
    <li>
      <details className={styles.row}>
        <summary className={styles.summary}>
          <StateWord colour={LEVEL_COLOURS[level]}>{level}</StateWord>
          <span className={styles.category}>{category}</span>
          <span className={styles.message} title={message}>
            {message}
          </span>
          {correlationId ? <code className={styles.correlation}>{correlationId}</code> : null}
          <Moment className={styles.time} ms={timestamp} />
        </summary>
        <div className={styles.more}>
          <p>
            <InvestigateLink of={{ kind: 'log', id }} label={`Investigate ${category} ${level}`} />
          </p>
          <p className={styles.fact}>{fullMomentText(timestamp)}</p>
          {userId ? (
            <p className={styles.fact}>
              {'Account '}
              <Link href={`${sectionPath('users')}?q=${userId}`}>{userId}</Link>
            </p>
          ) : null}
          {correlationId ? (
            <p className={styles.fact}>
              {`Correlation id ${correlationId} `}
              <Button onPress={() => onFollow(correlationId)}>Show related</Button>
            </p>
          ) : null}
          {metadata ? <pre className={styles.metadata}>{JSON.stringify(metadata, null, 2)}</pre> : null}
        </div>
      </details>
    </li>
  )
}
