import type { ReactNode } from 'react'
import styles from './scroll-table.module.css'

interface Props {
  readonly label: string
  /** `plain` where the table stands in a frame already. */
  readonly look?: 'framed' | 'plain'
  readonly children: ReactNode
}

/** A table that may be wider than the screen scrolls within its own frame, with the keyboard too. */
export function ScrollTable({ label, look = 'framed', children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.frame} data-look={look} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
