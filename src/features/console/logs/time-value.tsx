import styles from './fields.module.css'
import { localInput } from './local-input'

interface Props {
  /** ISO; two with a comma between them for a pair. */
  readonly value: string
  readonly isPair: boolean
  readonly onChange: (value: string) => void
}

/** The time of a filter is chosen in the zone of the device, and stands in the address so that it is the same everywhere. */
export function TimeValue({ value, isPair, onChange }: Props) {
  const [from = '', to = ''] = value.split(',')
  if (!isPair) return <Time label="Value" iso={from} onChange={onChange} />
  return (
    <>
      <Time label="From" iso={from} onChange={(next) => onChange(`${next},${to}`)} />
      <Time label="To" iso={to} onChange={(next) => onChange(`${from},${next}`)} />
    </>
  )
}

interface TimeProps {
  readonly label: string
  readonly iso: string
  readonly onChange: (iso: string) => void
}

/** Half typed it is no time yet, and changes nothing. */
function Time({ label, iso, onChange }: TimeProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="datetime-local"
        defaultValue={localInput(Date.parse(iso))}
        onChange={(event) => {
          const typed = Date.parse(event.currentTarget.value)
          if (Number.isFinite(typed)) onChange(new Date(typed).toISOString())
        }}
      />
    </label>
  )
}
