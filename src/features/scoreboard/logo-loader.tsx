import styles from './logo-loader.module.css'

/** Over the whole screen, but only as a picture: it holds nothing back and takes no press. */
export function LogoLoader({ leaving }: { readonly leaving: boolean }) {
  return (
    <div className={styles.loader} data-leaving={leaving} data-loader="" aria-hidden="true">
      <img className={styles.logo} src="/favicon.svg" alt="" width={96} height={96} />
    </div>
  )
}
