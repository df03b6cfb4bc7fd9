import type { Fact } from '../../domain/box-score/live-facts'
import styles from './fact-list.module.css'

interface Props {
  readonly label: string
  readonly facts: readonly Fact[]
}

/** Facts line by line: the label, and what it says. */
export function FactList({ label, facts }: Props) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts} aria-label={label} data-facts={label}>
      {facts.map((fact) => (
        <div key={fact.label} data-fact={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.text}</dd>
        </div>
      ))}
    </dl>
  )
}
