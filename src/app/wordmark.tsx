import { Link } from 'wouter'
import { HOME_PATH } from '../state/paths'
import styles from './wordmark.module.css'

export function Wordmark() {
  return (
    <Link href={HOME_PATH} className={styles.wordmark}>
      <img src="/favicon.svg" alt="" width={32} height={32} className={styles.logo} />
      <span className={styles.words}>
        Turbo <span className={styles.second}>Scores</span>
      </span>
      <span className="visually-hidden">, all leagues</span>
    </Link>
  )
}
