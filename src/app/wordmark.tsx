import { Link } from 'wouter'
import { HOME_PATH } from '../state/paths'
import { Mark } from './mark'
import styles from './wordmark.module.css'

export function Wordmark() {
  return (
    <Link href={HOME_PATH} className={styles.wordmark}>
      <Mark className={styles.logo} />
      <span className={styles.words}>
        Turbo <span className={styles.second}>Scores</span>
      </span>
      <span className="visually-hidden">, all leagues</span>
    </Link>
  )
}
