import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { log } from '../../platform/log'
import type { Chart } from './chart'
import styles from './chart-picture.module.css'

interface Props {
  /** What the chart shows. */
  readonly name: string
  /** The chart's data as a text: when it changes, the chart is drawn again. */
  readonly stamp: string
  readonly chart: () => Chart
  /** The text below the chart while the pointer is over the point with this index. */
  readonly textAt: (index: number) => string | undefined
}

/**
 * A chart is only visual: the text and figures beside it say the same. So screen readers skip it, and nothing is
 * missing if its code could not be loaded.
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
