import type { MouseEvent, ReactNode } from 'react'
import { Button } from './button'
import { Icon } from './icon'
import styles from './locked.module.css'

interface Props {
  /** The name of the locked content: `Live Stats`. */
  readonly label: string
  readonly button: string
  /** Placeholder to blur, never the data: that does not leave the server. */
  readonly placeholder: ReactNode
  /** Called when somebody clicks the locked area or its button, with pointer or keyboard. */
  readonly onClick: (where: 'blur' | 'button') => void
}

/** A blurred preview with an overlay that tells what it would take. */
export function Locked({ label, button, placeholder, onClick }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button's own click, which a key makes too, comes by here
    <div className={styles.locked} onClick={(event) => onClick(isOnButton(event) ? 'button' : 'blur')}>
      <div className={styles.blur} aria-hidden="true" inert>
        {placeholder}
      </div>
      <div className={styles.overlay}>
        <span className={styles.label}>
          <Icon name="lock" />
          {label}
        </span>
        <Button>{button}</Button>
      </div>
    </div>
  )
}

function isOnButton({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button') !== null
}
