import { useMemo } from 'react'
import { countdownColor, countdownText } from '../../../domain/ticker/countdown'
import { HOUR_MS } from '../../../domain/time/intervals'
import { nowAtom } from '../../../state/every-second'
import { atom, useAtomValue } from '../../../state/store'
import styles from './start-countdown.module.css'

interface Props {
  readonly startMs: number
}

/** How long until the start. Drawn again when its text changes, and not with every second of the day before. */
export function StartCountdown({ startMs }: Props) {
  const textAtom = useMemo(() => atom((get) => leftText(startMs - get(nowAtom))), [startMs])
  const colorAtom = useMemo(() => atom((get) => countdownColor(startMs - get(nowAtom))), [startMs])
  const text = useAtomValue(textAtom)
  const color = useAtomValue(colorAtom)
  // Each text gets a new element: one that grows to the left would count as a layout shift.
  return (
    <span key={text} className={styles.countdown} data-countdown={color} role="timer">
      {text}
    </span>
  )
}

/** The feed may take minutes to say that a game has begun. After an hour it is put off, or the board is an old one. */
const SOON = 'Starting soon'

function leftText(leftMs: number): string {
  if (leftMs > 0) return countdownText(leftMs)
  return leftMs > -HOUR_MS ? SOON : ''
}
