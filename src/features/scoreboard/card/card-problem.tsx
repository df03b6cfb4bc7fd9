import { Icon } from '../../../ui/icon'
import styles from './broken-card.module.css'

/** Instead of a card without a game or without its teams. */
export function CardProblem({ text }: { readonly text: string }) {
  return (
    <div className={styles.card} role="alert">
      <Icon name="warning" />
      <p>{text}</p>
    </div>
  )
}
