import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon'
import styles from './menu-panel.module.css'

interface Props {
  readonly icon: IconName
  /** For screen readers, if the text alone does not say enough. */
  readonly label?: string
  /** For entries that are on or off. */
  readonly checked?: boolean
  /** The number of new things; 0 shows nothing. */
  readonly count?: number
  readonly onChoose: () => void
  readonly children: ReactNode
}

export function MenuItem({ icon, label, checked, count = 0, onChoose, children }: Props) {
  return (
    <button
      type="button"
      className={styles.item}
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      aria-label={label}
      tabIndex={-1}
      onClick={onChoose}
    >
      <Icon name={icon} />
      <span className={styles.words}>{children}</span>
      {count > 0 ? (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden"> new</span>
        </span>
      ) : null}
      {checked === undefined ? null : (
        <span className={styles.state} data-on={checked}>
          {checked ? 'On' : 'Off'}
        </span>
      )}
    </button>
  )
}
