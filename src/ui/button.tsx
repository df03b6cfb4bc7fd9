import type { ReactNode } from 'react'
import styles from './button.module.css'

interface Props {
  readonly look?: 'strong' | 'quiet'
  /** Left out where the click is taken further up. */
  readonly onPress?: () => void
  readonly children: ReactNode
}

export function Button({ look = 'quiet', onPress, children }: Props) {
  return (
    <button type="button" className={styles.button} data-look={look} onClick={onPress}>
      {children}
    </button>
  )
}
