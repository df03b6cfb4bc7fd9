import { useMemo, type ReactNode } from 'react'
import { MINUTE_MS } from '../../domain/time/intervals'
import { nowAtom } from '../../state/every-second'
import { lossAtom } from '../../state/reach'
import { atom, useAtomValue } from '../../state/store'
import type { HistoryTrouble } from '../../sync/history/history-sync'
import { trustOf } from '../../ui/trust'
import { SeasonAge } from './season-age'
import styles from './team-season.module.css'

interface Props {
  readonly checkedAt: string
  readonly trouble: HistoryTrouble | undefined
  readonly children: ReactNode
}

/** A season is asked for as it is opened: a minute later nothing in it says that a game goes on. */
export function SeasonTrust({ checkedAt, trouble, children }: Props) {
  const isYoungAtom = useMemo(
    () => atom((get) => get(nowAtom) - Date.parse(checkedAt) < MINUTE_MS),
    [checkedAt],
  )
  const isYoung = useAtomValue(isYoungAtom)
  const loss = useAtomValue(lossAtom)
  const isCurrent = isYoung && loss === undefined && trouble === undefined
  const { className, ...trust } = trustOf({ kind: loss ?? (isCurrent ? 'fresh' : 'old'), isCurrent })
  return (
    <div className={`${styles.dated} ${className}`} {...trust}>
      <SeasonAge checkedAt={checkedAt} trouble={trouble} />
      {children}
    </div>
  )
}
