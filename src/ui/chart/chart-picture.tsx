import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { log } from '../../platform/log'
import type { Chart } from './chart'
import styles from './chart-picture.module.css'
import type { DrawnChart } from './draw-chart'

interface Props {
  /** What the chart shows. */
  readonly name: string
  /** The chart's data as a text: when it changes, the chart is drawn again. */
  readonly stamp: string
  /** The number of points that have a text. */
  readonly count: number
  readonly chart: () => Chart
  /** The text below the chart for the point with this index. */
  readonly textAt: (index: number) => string | undefined
}

/**
 * A chart whose points are read one by one: with a mouse or a finger on the picture, or with the arrow keys. Screen
 * readers skip the picture and read the points. Without the code that draws it, all points can still be read.
 */
export function ChartPicture({ name, stamp, count, chart, textAt }: Props) {
  const drawn = useRef<DrawnChart>(undefined)
  const [index, setIndex] = useState<number>()
  // The latest point, until another one is chosen.
  const at = index ?? Math.max(0, count - 1)
  const choose = (chosen: number) => {
    setIndex(chosen)
    drawn.current?.pointTo(chosen)
  }
  return (
    <div className={styles.figure}>
      <Picture
        key={stamp}
        name={name}
        chart={chart}
        onDrawn={(picture) => {
          drawn.current = picture
          if (index !== undefined) picture?.pointTo(index)
        }}
        onPoint={setIndex}
      />
      <input
        type="range"
        className="visually-hidden"
        aria-label="Points of the chart"
        aria-valuetext={textAt(at)}
        max={Math.max(0, count - 1)}
        value={at}
        onFocus={() => choose(at)}
        onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
      />
      <p className={styles.caption} aria-hidden="true">
        {(index === undefined ? undefined : textAt(index)) ?? 'Move along the chart to read it'}
      </p>
    </div>
  )
}

interface PictureProps extends Pick<Props, 'name' | 'chart'> {
  readonly onDrawn: (drawn: DrawnChart | undefined) => void
  readonly onPoint: (index: number | undefined) => void
}

function Picture({ name, chart, onDrawn, onPoint }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const makeChart = useEffectEvent(chart)
  const tellDrawn = useEffectEvent(onDrawn)
  const tellPoint = useEffectEvent(onPoint)

  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let isGone = false
    let drawn: DrawnChart | undefined
    const made = makeChart()
    void import('./draw-chart')
      .then(({ drawChart }) => {
        if (isGone) return
        drawn = drawChart(element, made, (index) => tellPoint(index))
        tellDrawn(drawn)
      })
      .catch((error: unknown) => log.add('warn', 'app', `The chart was not drawn: ${String(error)}`))
    return () => {
      isGone = true
      drawn?.remove()
      tellDrawn(undefined)
    }
  }, [])

  return <div className={styles.frame} ref={frame} data-chart={name} aria-hidden="true" />
}
