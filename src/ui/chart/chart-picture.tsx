import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { log } from '../../platform/log'
import type { Chart } from './chart'
import styles from './chart-picture.module.css'

interface Props {
  /** What it is a chart of. */
  readonly name: string
  /** Drawn anew when this is another one: what the chart is made of, as a text. */
  readonly stamp: string
  readonly chart: () => Chart
  /** What stands below while the pointer is over a point, by its place. */
  readonly textAt: (index: number) => string | undefined
}

/**
 * A chart is a picture for eyes: the words and figures beside it say the same, so it is hidden from those who listen,
 * and nothing is missing where its part could not be loaded.
 */
export function ChartPicture({ stamp, ...props }: Props) {
  return <Picture key={stamp} {...props} />
}

function Picture({ name, chart, textAt }: Omit<Props, 'stamp'>) {
  const frame = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState<number>()
  const makeChart = useEffectEvent(chart)

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let isGone = false
    let clear = () => {}
    const made = makeChart()
    void import('./draw-chart')
      .then(({ drawChart }) => {
        if (!isGone) clear = drawChart(element, made, setIndex)
      })
      .catch((error: unknown) => log.add('warn', 'app', `The chart was not drawn: ${String(error)}`))
    return () => {
      isGone = true
      clear()
    }
  }, [])

  return (
    <figure className={styles.figure} aria-hidden="true">
      <div className={styles.frame} ref={frame} data-chart={name} />
      <figcaption className={styles.caption}>
        {(index === undefined ? undefined : textAt(index)) ?? 'Move along the chart to read it'}
      </figcaption>
    </figure>
  )
}
