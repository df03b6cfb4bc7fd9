import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import type { Loss } from '../../domain/freshness/freshness'
import { LOSS_TEXTS } from '../../state/loss-texts'
import { lossAtom } from '../../state/reach'
import { useAtomValue } from '../../state/store'
import { useAge } from '../../state/use-age'
import { asOfText } from '../../ui/as-of-text'
import { SaidOnce } from '../../ui/said-once'
import styles from './season-age.module.css'

interface Props {
  readonly checkedAt: string
  readonly trouble: HistoryTrouble | undefined
}

/** When the season was last confirmed, and why it cannot be refreshed now. */
export function SeasonAge({ checkedAt, trouble }: Props) {
  const age = useAge(checkedAt)
  const why = reasonNotRefreshed(useAtomValue(lossAtom), trouble)
  return (
    <p className={styles.age} data-trouble={why !== undefined} data-printed={asOfText(checkedAt)}>
      <SaidOnce>{why}</SaidOnce>
      <span>{why === undefined ? `Updated ${age}` : `: as it was ${age}.`}</span>
    </p>
  )
}

function reasonNotRefreshed(loss: Loss | undefined, trouble: HistoryTrouble | undefined): string | undefined {
  if (loss) return LOSS_TEXTS[loss]
  if (trouble === 'network') return LOSS_TEXTS.unreachable
  if (trouble === 'refused') return 'Not refreshed (sign in again)'
  return trouble && 'Not refreshed (the server is in trouble)'
}
