import styles from './skip-link.module.css'

/** The first stop for keyboard users: it skips the leagues and leads to the scores. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#scores">
      Skip to the scores
    </a>
  )
}
