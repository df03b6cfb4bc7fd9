import styles from './skip-link.module.css'

/** The first stop of the keyboard: past the leagues, to the scores. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#scores">
      Skip to the scores
    </a>
  )
}
