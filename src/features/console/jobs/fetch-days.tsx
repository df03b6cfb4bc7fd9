import type { FetchDay } from '../../../domain/operations/jobs/planned-fetches'
import { Panel } from '../parts/panel'
import styles from './fetch-days.module.css'

/** How many of a day's final odds were fetched and how many were not: a bad day stands out among good ones. */
export function FetchDays({ days }: { readonly days: readonly FetchDay[] }) {
  if (days.length === 0) return null
  const most = Math.max(...days.map(({ fetched, failed, open }) => fetched + failed + open))
  return (
    <Panel title="Odds Fetches by Day" aside="Eastern days">
      <ul className={styles.days} data-chart="odds-fetches">
        {days.map((day) => (
          <Day key={day.day} day={day} most={most} />
        ))}
      </ul>
    </Panel>
  )
}

function Day({
  day: { day, fetched, failed, open },
  most,
}: {
  readonly day: FetchDay
  readonly most: number
}) {
  const parts = [
    { kind: 'fetched', count: fetched, word: 'fetched' },
    { kind: 'failed', count: failed, word: 'failed' },
    { kind: 'open', count: open, word: 'to come' },
  ]
  const told = parts.filter(({ count }) => count > 0)
  return (
    <li className={styles.day} data-day={day}>
      <span>{day.slice(5).replace('-', '/')}</span>
      <span className={styles.track} aria-hidden="true">
        {told.map(({ kind, count }) => (
          <span key={kind} data-kind={kind} style={{ inlineSize: `${(count / most) * 100}%` }} />
        ))}
      </span>
      <span className={styles.figures}>{told.map(({ count, word }) => `${count} ${word}`).join(', ')}</span>
    </li>
  )
}
