import styles from './dialog-title.module.css'

/**
 * The title of a dialog. It must stand in a grid inside the dialog, because elsewhere its margin would collapse with
 * that of the close button.
 */
export function DialogTitle({ children }: { readonly children: string }) {
  return <h2 className={styles.title}>{children}</h2>
}
