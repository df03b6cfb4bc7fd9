import type { ReactNode } from 'react'
import styles from './entry-list.module.css'

/** Entries one below the other, each with its button at the end. */
export function EntryList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

interface EntryProps {
  readonly name: string
  readonly about: ReactNode
  /** The button. */
  readonly children: ReactNode
}

export function Entry({ name, about, children }: EntryProps) {
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <span className={styles.about}>{about}</span>
      </p>
      {children}
    </li>
  )
}
