import type { ReactNode } from 'react'
import styles from './button.module.css'

interface Props {
  readonly look?: 'strong' | 'quiet'
  readonly disabled?: boolean
  /** The id of what says why it waits. */
  readonly describedBy?: string | undefined
  /** Left out where the click is taken further up. */
  readonly onPress?: () => void
  readonly children: ReactNode
}

export function Button({ look = 'quiet', disabled = false, describedBy, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      data-look={look}
      disabled={disabled}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
