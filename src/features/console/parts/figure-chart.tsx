import { figureText, type Unit } from '../../../domain/operations/figure-text'
import { lookOfFigures } from './chart-looks'
import { StepChart } from './step-chart'

export interface ChartPoint {
  /** The start of the step: `Sun, Oct 25, 6:30 PM`. */
  readonly label: string
  /** The same for below the chart, in a few letters. */
  readonly mark: string
  /** Absent where nothing was measured: the line has a gap there. */
  readonly value: number | undefined
}

interface Props {
  readonly name: string
  /** The chart in a sentence, for people who cannot see it. */
  readonly summary: string
  readonly points: readonly ChartPoint[]
  readonly unit: Unit
  /** The chart is at least this high, so that a calm day looks calm. */
  readonly least: number
}

/** A figure over equal steps of time, from zero. */
export function FigureChart({ name, summary, points, unit, least }: Props) {
  return (
    <StepChart
      name={name}
      summary={summary}
      steps={points}
      look={lookOfFigures(unit, least)}
      valueText={(value) => figureText(value, unit)}
    />
  )
}
