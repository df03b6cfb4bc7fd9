import type { Colour } from '../../../domain/operations/dashboard/metric-colour'
import styles from './state-word.module.css'

/** How something is, in a word; the colour only says it faster. */
export function StateWord({ colour, children }: { readonly colour: Colour; readonly children: string }) {
  return (
    <span className={styles.state} data-colour={colour}>
      {children}
    </span>
  )
}
