import styles from './choice.module.css'

interface Props<T extends string> {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly value: T
  readonly onChoose: (value: T) => void
}

/** Lets the operator choose one of a few options, all of them visible. */
export function Choice<T extends string>({ label, options, value, onChoose }: Props<T>) {
  return (
    <div className={styles.choice} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          data-choice=""
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
