import styles from './controls.module.css'

interface Props {
  readonly label: string
  readonly value: number
  readonly onStep: (by: 1 | -1) => void
}

/** One up or one down; the rule says where it ends. */
export function Stepper({ label, value, onStep }: Props) {
  return (
    <div className={styles.field} role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <div className={styles.stepper}>
        <button type="button" aria-label={`${label} -1`} onClick={() => onStep(-1)}>
          −
        </button>
        <output>{value}</output>
        <button type="button" aria-label={`${label} +1`} onClick={() => onStep(1)}>
          +
        </button>
      </div>
    </div>
  )
}
