import type { ReactNode } from 'react'
import { useAskedOnce } from '../../state/asked-once'
import type { HistoryTrouble } from '../../sync/history/history-sync'
import { trustOf } from '../../ui/trust'
import { SeasonAge } from './season-age'
import styles from './team-season.module.css'

interface Props {
  readonly checkedAt: string
  readonly trouble: HistoryTrouble | undefined
  readonly children: ReactNode
}

export function SeasonTrust({ checkedAt, trouble, children }: Props) {
  const { className, ...trust } = trustOf(useAskedOnce(checkedAt, trouble !== undefined))
  return (
    <div className={`${styles.dated} ${className}`} {...trust}>
      <SeasonAge checkedAt={checkedAt} trouble={trouble} />
      {children}
    </div>
  )
}
