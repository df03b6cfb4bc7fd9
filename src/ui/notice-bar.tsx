import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon'
import styles from './notice-bar.module.css'

interface Props {
  readonly tone: 'info' | 'warn' | 'danger'
  readonly icon: IconName
  /** Over the page at its lower edge, in sight wherever the page is scrolled to. */
  readonly floats?: true
  readonly children: ReactNode
  readonly actions?: ReactNode
}

/** One line about the current state; screen readers announce it when it appears. */
export function NoticeBar({ tone, icon, floats, children, actions }: Props) {
  return (
    <div className={styles.bar} data-tone={tone} data-floats={floats} role="status">
      <Icon name={icon} />
      <p className={styles.text}>{children}</p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
