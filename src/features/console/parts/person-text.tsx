import styles from './person-text.module.css'

/**
 * A name or an address of a person: of any length, perhaps without a space to break at, and in any script.
 */
export function PersonText({ children }: { readonly children: string }) {
  return <bdi className={styles.text}>{children}</bdi>
}
