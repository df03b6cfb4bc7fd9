import { DATA_TYPES, type DataType } from '../../../domain/operations/logs/log-search'
import styles from './fields.module.css'

interface Props {
  readonly chosen: readonly DataType[]
  readonly onChoose: (types: readonly DataType[]) => void
}

const LABELS: Readonly<Record<DataType, string>> = {
  logs: 'Logs',
  metrics: 'Metrics',
  users: 'Users',
  alerts: 'Alerts',
}

/** With no type chosen, all types are shown. */
export function TypeToggles({ chosen, onChoose }: Props) {
  return (
    <div className={styles.toggles} role="group" aria-label="Data types">
      {DATA_TYPES.map((type) => (
        <label key={type} className={styles.toggle}>
          <input
            type="checkbox"
            checked={chosen.includes(type)}
            onChange={(event) =>
              onChoose(
                DATA_TYPES.filter((one) =>
                  one === type ? event.currentTarget.checked : chosen.includes(one),
                ),
              )
            }
          />
          {LABELS[type]}
        </label>
      ))}
    </div>
  )
}
