import type { Chart } from '../../../ui/chart/chart'
import { ChartPicture } from '../../../ui/chart/chart-picture'
import { wholeLines } from './whole-lines'

export interface Count {
  readonly label: string
  readonly value: number
}

interface Props {
  readonly name: string
  /** The whole in a sentence, for who sees no picture. */
  readonly summary: string
  readonly counts: readonly Count[]
  /** `12 users` */
  readonly countText: (count: number) => string
}

/** Whole numbers over days or hours, from zero: anything else would make a small difference look large. */
export function CountChart({ name, summary, counts, countText }: Props) {
  return (
    <>
      <p className="visually-hidden">{summary}</p>
      <ChartPicture
        name={name}
        stamp={JSON.stringify(counts)}
        chart={() => chartOf(counts)}
        textAt={(index) => {
          const count = counts[Math.min(index, counts.length - 1)]
          return count && `${count.label}: ${countText(count.value)}`
        }}
      />
    </>
  )
}

/** Labels that stand beside each other without touching, on a phone too. */
const MOST_MARKS = 5

/** A step for each, and one more at the end, so that the last is as wide as the others. */
function chartOf(counts: readonly Count[]): Chart {
  const every = Math.ceil(counts.length / MOST_MARKS)
  const heights = counts.map(({ value }) => value)
  const most = Math.max(1, ...heights)
  return {
    xs: [...counts.keys(), counts.length],
    tracks: [{ heights: [...heights, heights.at(-1) ?? 0], split: { at: 0 } }],
    range: () => [0, most * 1.15],
    lines: wholeLines(most),
    heightText: (height) => height.toLocaleString('en-US'),
    marks: counts.flatMap(({ label }, at) => (at % every === 0 ? [{ at, text: label }] : [])),
    isStepped: true,
  }
}
