import { Button } from '../../../ui/button'
import styles from './broken-card.module.css'

/** Stands in for a card that could not be drawn, so that the others stay. */
export function BrokenCard({ onTryAgain }: { readonly onTryAgain: () => void }) {
  return (
    <div className={styles.card}>
      <p>This game cannot be shown.</p>
      <Button onPress={onTryAgain}>Try again</Button>
    </div>
  )
}
