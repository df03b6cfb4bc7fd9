import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import styles from './message-screen.module.css'

interface Props {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly tone?: 'calm' | 'danger'
  readonly children?: ReactNode
}

/** A whole screen with something to say: no games, no connection, something broke. */
export function MessageScreen({ icon, title, text, tone = 'calm', children }: Props) {
  return (
    <div className={styles.screen} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
