import type { ReactNode } from 'react'
import styles from './table-frame.module.css'

/** A table that may be wider than the screen scrolls within its own frame, with the keyboard too. */
export function TableFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.frame} role="region" aria-label={`${label}, table`} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </div>
  )
}
