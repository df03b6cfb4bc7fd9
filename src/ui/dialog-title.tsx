import styles from './dialog-title.module.css'

/** What a dialog is about. It stands in a grid of the dialog's own: elsewhere its margin would join that of the cross. */
export function DialogTitle({ children }: { readonly children: string }) {
  return <h2 className={styles.title}>{children}</h2>
}
