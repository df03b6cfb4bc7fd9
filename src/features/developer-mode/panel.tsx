import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A group of controls that belong together. */
export function Panel({ title, children }: Props) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
