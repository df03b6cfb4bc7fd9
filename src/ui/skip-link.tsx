import styles from './skip-link.module.css'

interface Props {
  /** `#` and the id of what it leads to. */
  readonly to: string
  readonly children: string
}

/** The first stop for keyboard users: it skips what is the same on all pages. */
export function SkipLink({ to, children }: Props) {
  return (
    <a className={styles.skip} href={to}>
      {children}
    </a>
  )
}
