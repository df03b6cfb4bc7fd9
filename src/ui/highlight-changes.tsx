import type { ReactNode } from 'react'
import styles from './highlight-changes.module.css'
import { useChangeCount } from './use-change-count'

interface Props {
  readonly value: unknown
  readonly children: ReactNode
}

/** A new value lights up for a moment. The first one does not: it is no news that a page was opened. */
export function HighlightChanges({ value, children }: Props) {
  const changes = useChangeCount(value)
  return (
    <span key={changes} className={changes > 0 ? styles.lit : undefined}>
      {children}
    </span>
  )
}
