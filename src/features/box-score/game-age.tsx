import { LOSS_TEXTS } from '../../state/loss-texts'
import { lossAtom } from '../../state/reach'
import { useAtomValue } from '../../state/store'
import { useAge } from '../../state/use-age'
import { asOfText } from '../../ui/as-of-text'
import { Icon } from '../../ui/icon'
import { SaidOnce } from '../../ui/said-once'
import styles from './game-age.module.css'

interface Props {
  readonly checkedAt: string
  readonly trouble: string | undefined
  readonly isOver: boolean
}

/** How old the figures are, and whether refreshing them failed. Figures of a game that is over do not age. */
export function GameAge({ checkedAt, trouble, isOver }: Props) {
  const age = useAge(checkedAt)
  const loss = useAtomValue(lossAtom)
  const printed = asOfText(checkedAt)
  if (trouble === undefined && loss === undefined) {
    return (
      <p className={styles.age} data-printed={printed}>
        {isOver ? null : <span>Updated {age}</span>}
      </p>
    )
  }
  return (
    <p className={styles.age} data-trouble="" data-printed={printed}>
      <Icon name={loss ? 'offline' : 'clock'} />
      <span>
        <SaidOnce>{loss ? LOSS_TEXTS[loss] : `Not refreshed (${trouble})`}</SaidOnce> · saved {age}
      </span>
    </p>
  )
}
