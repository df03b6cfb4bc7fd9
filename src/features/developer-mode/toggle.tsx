import type { ReactNode } from 'react'
import styles from './controls.module.css'

interface Props {
  readonly on: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

export function Toggle({ on, onPress, children }: Props) {
  return (
    <button type="button" className={styles.toggle} data-choice="" aria-pressed={on} onClick={onPress}>
      {children}
    </button>
  )
}
