import { useEffect, useRef } from 'react'
import { log } from '../../../platform/log'
import type { Bar } from '../../../ui/chart/draw-bars'
import styles from './bar-chart.module.css'

interface Props {
  /** What the picture says, for who does not see it. */
  readonly label: string
  readonly bars: readonly Bar[]
}

/** Where people would rather look than read. The library comes when the first chart does. */
export function BarChart({ label, bars }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  // The figures are asked for every minute; the chart is drawn anew when they differ.
  const data = JSON.stringify(bars)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let isGone = false
    let clear = () => {}
    void import('../../../ui/chart/draw-bars')
      .then(({ drawBars }) => {
        if (!isGone) clear = drawBars(element, JSON.parse(data) as Bar[])
      })
      .catch((error: unknown) => log.add('warn', 'app', `The chart was not drawn: ${String(error)}`))
    return () => {
      isGone = true
      clear()
    }
  }, [data])
  return <div ref={frame} className={styles.frame} role="img" aria-label={label} data-chart="" />
}
