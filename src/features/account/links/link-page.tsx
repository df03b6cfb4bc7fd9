import type { ReactNode } from 'react'
import { usePageWithoutBoard } from '../../../ui/use-page-without-board'
import { FormNotice } from '../form-notice'
import styles from './link-page.module.css'

interface Props {
  readonly title: string
  /** What the page is doing, while it does it. */
  readonly busy?: string
  readonly notice?: { readonly kind: 'error' | 'success'; readonly text: string } | undefined
  readonly children?: ReactNode
}

/** The page that a mailed link leads to: it says what the link did and where to go next. */
export function LinkPage({ title, busy, notice, children }: Props) {
  usePageWithoutBoard()
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
