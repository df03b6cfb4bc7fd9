import styles from './fields.module.css'
import { localInput } from './local-input'

interface Props {
  /** An ISO time; for a pair, two with a comma between them. */
  readonly value: string
  readonly isPair: boolean
  readonly onChange: (value: string) => void
}

/**
 * A filter's time is picked in the zone of the device. The address holds it as an ISO time, so that it means the same
 * everywhere.
 */
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

/** A half-typed value is not a time yet, and changes nothing. */
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
