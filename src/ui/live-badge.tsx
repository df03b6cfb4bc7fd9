import styles from './live-badge.module.css'

interface Props {
  /** `fitting`: a word, on narrow screens a dot that pulses. */
  readonly look?: 'word' | 'dot' | 'fitting'
}

/** Marks something live: a word in a pill or, where there is no room, a dot, with the word for screen readers. */
export function LiveBadge({ look = 'word' }: Props) {
  return (
    <span className={styles.live} data-look={look}>
      Live
    </span>
  )
}
