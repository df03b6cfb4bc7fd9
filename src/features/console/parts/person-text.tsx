import styles from './person-text.module.css'

/** What a person is called or reached by: of any length, with no blank to break at, and in any script. */
export function PersonText({ children }: { readonly children: string }) {
  return <bdi className={styles.text}>{children}</bdi>
}
