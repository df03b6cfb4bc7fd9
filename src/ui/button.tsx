import type { ReactNode } from 'react'
import styles from './button.module.css'

interface Props {
  readonly look?: 'strong' | 'quiet'
  readonly disabled?: boolean
  /** The id of what says why it waits. */
  readonly describedBy?: string | undefined
  /** For who does not see what the button stands beside. */
  readonly label?: string
  /** Left out where the click is taken further up. */
  readonly onPress?: () => void
  readonly children: ReactNode
}

export function Button({ look = 'quiet', disabled = false, describedBy, label, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      disabled={disabled}
      aria-describedby={describedBy}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
