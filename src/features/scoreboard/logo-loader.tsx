import styles from './logo-loader.module.css'

/** Covers the whole screen, but only as a picture: nothing waits for it, and presses go through it. */
export function LogoLoader({ leaving }: { readonly leaving: boolean }) {
  return (
    <div className={styles.loader} data-leaving={leaving} data-loader="" aria-hidden="true">
      <img className={styles.logo} src="/favicon.svg" alt="" width={96} height={96} />
    </div>
  )
}
