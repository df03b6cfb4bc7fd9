import { useId } from 'react'
import styles from './switch.module.css'

interface Props {
  readonly label: string
  readonly hint: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** A setting that takes effect at once, without a button to save it. The whole line can be pressed. */
export function Switch({ label, hint, on, onChange }: Props) {
  const id = useId()
  return (
    <label className={styles.line}>
      <span className={styles.texts}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={on}
        aria-checked={on}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
