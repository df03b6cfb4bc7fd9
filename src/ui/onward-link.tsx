import { Link } from 'wouter'
import styles from './onward-link.module.css'

/** The way onward from a page that has nothing to show. */
export function OnwardLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link className={styles.way} href={href} data-not-printed="">
      {children}
    </Link>
  )
}
