import type { ReactNode } from 'react'
import { Button } from './button'
import { Icon } from './icon'
import styles from './locked.module.css'

interface Props {
  /** What is behind it: `Live Stats`. */
  readonly label: string
  /** Placeholder to blur, never the data: that does not leave the server. */
  readonly placeholder: ReactNode
  /** Somebody looked for what is locked. */
  readonly onAttempt: () => void
  readonly onUnlock: () => void
}

/** A blurred preview with an overlay that tells what it would take. */
export function Locked({ label, placeholder, onAttempt, onUnlock }: Props) {
  return (
    <div className={styles.locked} onPointerDown={onAttempt}>
      <div className={styles.blur} aria-hidden="true" inert>
        {placeholder}
      </div>
      <div className={styles.overlay}>
        <span className={styles.label}>
          <Icon name="lock" />
          {label}
        </span>
        <Button look="strong" onPress={onUnlock}>
          Unlock
        </Button>
      </div>
    </div>
  )
}
