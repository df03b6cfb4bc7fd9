import { Link } from 'wouter'
import styles from './wordmark.module.css'

export function Wordmark() {
  return (
    <Link href="/" className={styles.wordmark} aria-label="Turbo Scores, to the scores">
      <img src="/favicon.svg" alt="" width={32} height={32} className={styles.logo} />
      <span>
        Turbo<span className={styles.second}>Scores</span>
      </span>
    </Link>
  )
}
