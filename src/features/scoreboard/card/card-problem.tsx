import { Icon } from '../../../ui/icon'
import styles from './broken-card.module.css'

/** Shown instead of a card that has no game, or a game without its teams. */
export function CardProblem({ text }: { readonly text: string }) {
  return (
    <div className={styles.card} role="alert">
      <Icon name="warning" />
      <p>{text}</p>
    </div>
  )
}
