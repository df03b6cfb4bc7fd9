import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import styles from './message-screen.module.css'

interface Props {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly tone?: 'calm' | 'danger'
  /** `h1` if the page has no other heading. */
  readonly heading?: 'h1' | 'h2'
  readonly children?: ReactNode
}

/** A whole screen with something to say: no games, no connection, something broke. */
export function MessageScreen({ icon, title, text, tone = 'calm', heading = 'h2', children }: Props) {
  const Heading = heading
  return (
    <div className={styles.screen} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
