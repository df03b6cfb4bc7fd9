import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

interface Props {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a section with a heading of its own. */
export function Panel({ title, aside, children }: Props) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
