import type { Chart } from '../../../ui/chart/chart'
import { gridValues } from './grid-values'

export interface Step {
  /** The label that may stand below the step, in a few letters. */
  readonly mark: string
  /** Absent where nothing was measured: the line has a gap there. */
  readonly value: number | undefined
}

export interface Look {
  /** The chart is at least this high, so that a calm day looks calm. */
  readonly least: number
  /** As many labels as fit side by side without touching, on a phone too. */
  readonly mostMarks: number
  readonly heightText: (height: number) => string
}

/** The step at a place of the chart; the end of the last step is a place of its own. */
export function stepAt<One>(steps: readonly One[], at: number): One | undefined {
  return steps[Math.min(at, steps.length - 1)]
}

/** Equal steps from zero, and one more at the end, so that the last is as wide as the others. */
export function chartOfSteps(steps: readonly Step[], { least, mostMarks, heightText }: Look): Chart {
  const heights = steps.map(({ value }) => value ?? null)
  const most = Math.max(least, ...heights.map((height) => height ?? 0))
  const every = Math.ceil(steps.length / mostMarks)
  return {
    xs: [...steps.keys(), steps.length],
    tracks: [{ heights: [...heights, heights.at(-1) ?? null], split: { at: 0 } }],
    range: () => [0, most * 1.15],
    lines: gridValues(most),
    heightText,
    marks: steps.flatMap(({ mark }, at) => (at % every === 0 ? [{ at, text: mark }] : [])),
    isStepped: true,
  }
}
