import type { ReactNode } from 'react'
import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import { useOnDemandFreshness } from '../../state/on-demand-freshness'
import { freshnessProps } from '../../ui/freshness-props'
import { SeasonAge } from './season-age'
import styles from './team-season.module.css'

interface Props {
  readonly checkedAt: string
  readonly trouble: HistoryTrouble | undefined
  readonly children: ReactNode
}

export function DatedSeason({ checkedAt, trouble, children }: Props) {
  const trust = useOnDemandFreshness(checkedAt, trouble !== undefined)
  return (
    <div className={styles.dated} {...freshnessProps(trust)}>
      <SeasonAge checkedAt={checkedAt} trouble={trouble} />
      {children}
    </div>
  )
}
