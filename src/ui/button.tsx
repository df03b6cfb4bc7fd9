import type { ReactNode } from 'react'
import styles from './button.module.css'

interface Props {
  readonly look?: 'strong' | 'quiet'
  readonly disabled?: boolean
  /** The id of the element that says why the button is disabled. */
  readonly describedBy?: string | undefined
  /** For screen reader users, who do not see what the button stands beside. */
  readonly label?: string
  /** Omitted where a parent element handles the click. */
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
