import type { Colour } from '../../../domain/operations/dashboard/metric-colour'
import type { LogEntry, LogLevel } from '../../../domain/operations/logs/log-entry'
import styles from './event-list.module.css'
import { Moment } from './moment'
import { StateWord } from './state-word'

export const LEVEL_COLOURS: Readonly<Record<LogLevel, Colour>> = {
  error: 'red',
  warn: 'amber',
  info: 'green',
  debug: 'grey',
}

/** Log entries, newest first. They may be of another day: the feed can be calm for weeks. */
export function EventList({ events }: { readonly events: readonly LogEntry[] }) {
  return (
    <ul className={styles.list}>
      {events.map(({ id, level, category, message, timestamp }) => (
        <li key={id} className={styles.event}>
          <StateWord colour={LEVEL_COLOURS[level]}>{level}</StateWord>
          <span className={styles.category}>{category}</span>
          <span className={styles.message}>{message}</span>
          <Moment className={styles.time} ms={timestamp} />
        </li>
      ))}
    </ul>
  )
}
