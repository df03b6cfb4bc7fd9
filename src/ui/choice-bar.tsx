import styles from './choice-bar.module.css'

interface Props<Choice extends string> {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: Choice
  readonly textOf: (choice: Choice) => string
  readonly onChoose: (choice: Choice) => void
}

/** One of a few, side by side: whose players are listed, what a chart shows. */
export function ChoiceBar<Choice extends string>({
  label,
  choices,
  chosen,
  textOf,
  onChoose,
}: Props<Choice>) {
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      {choices.map((one) => (
        <button
          key={one}
          type="button"
          data-choice=""
          aria-pressed={one === chosen}
          onClick={() => onChoose(one)}
        >
          {textOf(one)}
        </button>
      ))}
    </div>
  )
}
