import styles from './live-badge.module.css'

/** Under way at this moment: a word in a pill, or where there is no room a dot with the word for those who listen. */
export function LiveBadge({ look = 'word' }: { readonly look?: 'word' | 'dot' }) {
  return (
    <span className={styles.live} data-look={look}>
      Live
    </span>
  )
}
