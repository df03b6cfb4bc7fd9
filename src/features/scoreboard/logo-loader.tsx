import styles from './logo-loader.module.css'

interface Props {
  /** `late` shows nothing for a moment, because what it waits for mostly comes sooner. */
  readonly state: 'on' | 'late' | 'leaving'
}

/** Covers the whole screen, but only as a picture: nothing waits for it, and presses go through it. */
export function LogoLoader({ state }: Props) {
  return (
    <div className={styles.loader} data-loader={state} aria-hidden="true">
      <img className={styles.logo} src="/favicon.svg" alt="" width={96} height={96} />
    </div>
  )
}
