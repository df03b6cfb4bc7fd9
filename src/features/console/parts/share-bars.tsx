import type { Share } from '../../../domain/operations/audience/distribution'
import { usersText } from '../../../domain/operations/audience/engagement-patterns'
import { figureText } from '../../../domain/operations/figure-text'
import styles from './share-bars.module.css'

/** Each share as a bar, the largest first; all of them together are everybody. */
export function ShareBars({ shares }: { readonly shares: readonly Share[] }) {
  return (
    <ul className={styles.list}>
      {shares.map(({ name, users, percentage }) => (
        <li key={name} className={styles.share}>
          <span className={styles.name}>{name}</span>
          <span
            className={styles.figures}
          >{`${usersText(users)} · ${figureText(percentage, 'percent')}`}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ inlineSize: `${percentage}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
