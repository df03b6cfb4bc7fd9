import type { ReactNode } from 'react'
import { ScrollTable } from '../../../ui/scroll-table'
import styles from './table-frame.module.css'

/** A table within a panel, without a frame of its own because the panel has one. */
export function TableFrame({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ScrollTable label={`${label}, table`} look="plain">
      <table className={styles.table}>{children}</table>
    </ScrollTable>
  )
}
