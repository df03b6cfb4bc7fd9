import {
  thresholdRows,
  type ThresholdFigures,
  type ThresholdRow,
} from '../../../domain/operations/alerts/thresholds'
import { SubStatusWord } from '../parts/sub-status-word'
import styles from './thresholds.module.css'

/** How near each figure is to what raises an alert. */
export function Thresholds({ figures }: { readonly figures: ThresholdFigures }) {
  return (
    <dl className={styles.rows}>
      {thresholdRows(figures).map((row) => (
        <div key={row.name} className={styles.row} data-threshold={row.name}>
          <dt>{row.name}</dt>
          <dd>{row.kind === 'service' ? <SubStatusWord status={row.status} /> : <Gauge row={row} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function Gauge({ row }: { readonly row: Extract<ThresholdRow, { kind: 'figure' }> }) {
  const limit = `${row.name === 'Active Users' ? 'min' : 'max'} ${row.threshold}`
  return (
    <>
      <span className={styles.value} data-exceeded={row.exceeded}>{`${row.value} / ${limit}`}</span>
      <span className={styles.scale} aria-hidden="true">
        <span
          className={styles.filled}
          data-exceeded={row.exceeded}
          style={{ inlineSize: `${row.bar * 100}%` }}
        />
      </span>
    </>
  )
}
