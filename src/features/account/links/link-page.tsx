import type { ReactNode } from 'react'
import { FormNotice } from '../form-notice'
import styles from './link-page.module.css'

interface Props {
  readonly title: string
  /** What is going on, while it goes on. */
  readonly busy?: string
  readonly notice?: { readonly kind: 'error' | 'success'; readonly text: string } | undefined
  readonly children?: ReactNode
}

/** The page that a mailed link leads to: what came of it, and the way on. */
export function LinkPage({ title, busy, notice, children }: Props) {
  return (
    <section className={styles.page} aria-labelledby="link-page" aria-busy={busy !== undefined}>
      <h1 id="link-page">{title}</h1>
      {busy === undefined ? null : (
        <p className={styles.busy} role="status">
          {busy}
        </p>
      )}
      <FormNotice notice={notice} />
      {children}
    </section>
  )
}
