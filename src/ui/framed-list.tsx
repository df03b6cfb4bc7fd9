import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './framed-list.module.css'

/** Rows in one frame. */
export function FramedList({
  ordered = false,
  children,
}: {
  readonly ordered?: boolean
  readonly children: ReactNode
}) {
  return ordered ? <ol className={styles.list}>{children}</ol> : <ul className={styles.list}>{children}</ul>
}

interface LinkProps {
  readonly href: string
  readonly onFollow: () => void
  readonly children: ReactNode
}

/** A row that is a link as a whole: its subject, and at its end the time. */
export function FramedLink({ href, onFollow, children }: LinkProps) {
  return (
    <Link href={href} onClick={onFollow} className={styles.link}>
      {children}
    </Link>
  )
}
