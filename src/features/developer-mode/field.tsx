import styles from './controls.module.css'

interface Props {
  readonly label: string
  readonly value: string | number | undefined
  /** Phones show a keypad. */
  readonly digits?: true
  readonly onType: (text: string) => void
}

/** Every typed text passes through the rule at once; a value that the rule refuses does not appear. */
export function Field({ label, value, digits, onType }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="text"
        inputMode={digits ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        value={value ?? ''}
        // A reload loses no more here than it does of the score, which is turned without a field.
        data-shows-again={value ?? ''}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </label>
  )
}
