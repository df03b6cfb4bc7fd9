import type { ReactNode } from 'react'
import type { StoredBoard } from '../../storage/rows'
import styles from './freshness-scope.module.css'
import { useFreshness } from './use-freshness'

interface Props {
  readonly stored: StoredBoard
  readonly children: ReactNode
}

/** Scores that may be over long ago must not glow and pulse as live ones do. */
export function FreshnessScope({ stored, children }: Props) {
  const { kind } = useFreshness(stored)
  return (
    <div className={styles.scope} data-freshness={kind}>
      {children}
    </div>
  )
}
