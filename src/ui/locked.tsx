import type { ReactNode } from 'react'
import { Button } from './button'
import { Icon } from './icon'
import styles from './locked.module.css'

interface Props {
  /** What is behind it: `Live Stats`. */
  readonly label: string
  /** Placeholder to blur, never the data: that does not leave the server. */
  readonly placeholder: ReactNode
  /** Somebody reached for what is locked: beside the button or with it, by pointer or by keyboard. */
  readonly onAttempt: () => void
  readonly onUnlock: () => void
}

/** A blurred preview with an overlay that tells what it would take. */
export function Locked({ label, placeholder, onAttempt, onUnlock }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button's own click, which a key makes too, comes by here
    <div className={styles.locked} onClick={onAttempt}>
      <div className={styles.blur} aria-hidden="true" inert>
        {placeholder}
      </div>
      <div className={styles.overlay}>
        <span className={styles.label}>
          <Icon name="lock" />
          {label}
        </span>
        <Button onPress={onUnlock}>Unlock</Button>
      </div>
    </div>
  )
}
