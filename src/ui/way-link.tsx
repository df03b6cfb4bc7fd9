import { Link } from 'wouter'
import styles from './way-link.module.css'

/** The way onward from a page that has nothing to show. */
export function WayLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link className={styles.way} href={href}>
      {children}
    </Link>
  )
}
