import { figureText, type Unit } from '../../../domain/operations/figure-text'
import type { Chart } from '../../../ui/chart/chart'
import { ChartPicture } from '../../../ui/chart/chart-picture'
import { wholeLines } from './whole-lines'

export interface ChartPoint {
  /** From when on: `Sun, Oct 25, 6:30 PM`. */
  readonly label: string
  /** The same for below the chart, in a few letters. */
  readonly mark: string
  /** Absent where nothing was measured: the line has a gap there. */
  readonly value: number | undefined
}

interface Props {
  readonly name: string
  /** The whole in a sentence, for who sees no picture. */
  readonly summary: string
  readonly points: readonly ChartPoint[]
  readonly unit: Unit
  /** Reached by the chart at least, so that a calm day looks calm. */
  readonly least: number
}

/** A figure over equal steps of time, from zero. */
export function FigureChart({ name, summary, points, unit, least }: Props) {
  return (
    <>
      <p className="visually-hidden">{summary}</p>
      <ChartPicture
        name={name}
        stamp={JSON.stringify(points)}
        chart={() => chartOf(points, unit, least)}
        textAt={(index) => {
          const point = points[Math.min(index, points.length - 1)]
          return point && `${point.label}: ${figureText(point.value, unit)}`
        }}
      />
    </>
  )
}

/** Labels that stand beside each other without touching, on a phone too. */
const MOST_MARKS = 4

/** One more step at the end, so that the last is as wide as the others. */
function chartOf(points: readonly ChartPoint[], unit: Unit, least: number): Chart {
  const heights = points.map(({ value }) => value ?? null)
  const most = Math.max(least, ...heights.map((height) => height ?? 0))
  const every = Math.ceil(points.length / MOST_MARKS)
  return {
    xs: [...points.keys(), points.length],
    tracks: [{ heights: [...heights, heights.at(-1) ?? null], split: { at: 0 } }],
    range: () => [0, most * 1.15],
    lines: wholeLines(most),
    heightText: (height) => figureText(height, unit),
    marks: points.flatMap(({ mark }, at) => (at % every === 0 ? [{ at, text: mark }] : [])),
    isStepped: true,
  }
}
