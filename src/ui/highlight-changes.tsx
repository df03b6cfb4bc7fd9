import type { ReactNode } from 'react'
import styles from './highlight-changes.module.css'
import { useChangeCount } from './use-change-count'

interface Props {
  readonly value: unknown
  readonly children: ReactNode
}

/**
 * Lights up a new value for a moment. The first value does not light up, because opening a page is no news.
 */
export function HighlightChanges({ value, children }: Props) {
  const changes = useChangeCount(value)
  return (
    <span key={changes} className={changes > 0 ? styles.lit : undefined}>
      {children}
    </span>
  )
}
