import type { Colour } from '../../../domain/operations/dashboard/metric-colour'
import type { Check } from '../../../domain/operations/jobs/preflight'
import { Panel } from '../parts/panel'
import { StateWord } from '../parts/state-word'
import styles from './checks.module.css'

const LOOKS: Readonly<Record<Check['state'], { readonly colour: Colour; readonly word: string }>> = {
  good: { colour: 'green', word: 'Good' },
  warning: { colour: 'amber', word: 'Look at this' },
  bad: { colour: 'red', word: 'Mend this' },
}

/** Checks that an operator should make before users come. */
export function Checks({ checks }: { readonly checks: readonly Check[] }) {
  const open = checks.filter(({ state }) => state !== 'good').length
  return (
    <Panel
      title="Preflight Checks"
      aside={open === 0 ? 'All good' : `${open} of ${checks.length} to look at`}
    >
      <ul className={styles.list}>
        {checks.map(({ name, state, text }) => (
          <li key={name} className={styles.check} data-check={name} data-state={state}>
            <StateWord colour={LOOKS[state].colour}>{LOOKS[state].word}</StateWord>
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
