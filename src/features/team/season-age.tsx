import { ageText } from '../../domain/time/age'
import { nowAtom } from '../../state/every-second'
import { lossAtom } from '../../state/reach'
import { useAtomValue } from '../../state/store'
import type { HistoryTrouble } from '../../sync/history/history-sync'
import styles from './season-age.module.css'

interface Props {
  readonly checkedAt: string
  readonly trouble: HistoryTrouble | undefined
}

/**
 * When the season was last confirmed, and why it cannot be refreshed now. Screen readers are told only the reason, as
 * they would read the age again whenever it changes.
 */
export function SeasonAge({ checkedAt, trouble }: Props) {
  const age = ageText(Date.parse(checkedAt), useAtomValue(nowAtom))
  const why = reasonNotRefreshed(useAtomValue(lossAtom), trouble)
  return (
    <p className={styles.age} data-trouble={why !== undefined}>
      <span role="status">{why}</span>
      {why === undefined ? `As of ${age}.` : `: as it was ${age}.`}
    </p>
  )
}

function reasonNotRefreshed(
  loss: 'offline' | 'unreachable' | undefined,
  trouble: HistoryTrouble | undefined,
): string | undefined {
  if (loss === 'offline') return 'Offline'
  if (loss === 'unreachable' || trouble === 'network') return 'Server unreachable'
  if (trouble === 'refused') return 'Not refreshed (sign in again)'
  return trouble && 'Not refreshed (the server is in trouble)'
}
