import { useMemo } from 'react'
import { ageText } from '../../domain/time/age'
import { nowAtom } from '../../state/every-second'
import { lossAtom } from '../../state/reach'
import { atom, useAtomValue } from '../../state/store'
import { fullMomentText } from '../../platform/local-time'
import { Icon } from '../../ui/icon'
import styles from './game-age.module.css'

interface Props {
  readonly checkedAt: string
  readonly trouble: string | undefined
  readonly isOver: boolean
}

const LOSSES = { offline: 'Offline', unreachable: 'Server unreachable' } as const

/**
 * How old the figures are, and whether refreshing them failed. Figures of a game that is over do not age. Screen readers
 * are told only of the failure, as they would read the age again whenever it changes.
 */
export function GameAge({ checkedAt, trouble, isOver }: Props) {
  const age = useAtomValue(
    useMemo(() => atom((get) => ageText(Date.parse(checkedAt), get(nowAtom))), [checkedAt]),
  )
  const loss = useAtomValue(lossAtom)
  const printed = `As of ${fullMomentText(Date.parse(checkedAt))}`
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
        <span role="status">{loss ? LOSSES[loss] : `Not refreshed (${trouble})`}</span> · saved {age}
      </span>
    </p>
  )
}
