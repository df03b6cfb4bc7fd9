import { Button } from '../../../ui/button'
import styles from './broken-card.module.css'

/** Replaces a card that failed to render, so that the other cards stay. */
export function BrokenCard({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <div className={styles.card}>
      <p>This game cannot be shown.</p>
      <Button onPress={onTryAgain}>Try again</Button>
    </div>
  )
}
