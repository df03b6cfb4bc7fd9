import { useMemo } from 'react'
import { countdownColor, countdownText } from '../../../domain/ticker/countdown'
import { nowAtom } from '../../../state/every-second'
import { atom, useAtomValue } from '../../../state/store'
import styles from './countdown.module.css'

/** Drawn again only when its own text changes, not with every tick of the clock. */
export function Countdown({ startMs }: { readonly startMs: number }) {
  const text = useAtomValue(useMemo(() => atom((get) => countdownText(startMs - get(nowAtom))), [startMs]))
  const color = useAtomValue(useMemo(() => atom((get) => countdownColor(startMs - get(nowAtom))), [startMs]))
  return (
    <p className={styles.countdown} data-countdown={color}>
      {text === '0:00' ? 'Starting' : 'Starts in '}
      {text === '0:00' ? null : <strong>{text}</strong>}
    </p>
  )
}
