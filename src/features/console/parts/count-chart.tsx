import type { Chart } from '../../../ui/chart/chart'
import { ChartPicture } from '../../../ui/chart/chart-picture'
import { chartOfSteps } from './chart-of-steps'

export interface Count {
  readonly label: string
  readonly value: number
}

interface Props {
  readonly name: string
  /** The chart in a sentence, for people who cannot see it. */
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
        count={counts.length}
        chart={() => chartOf(counts)}
        textAt={(index) => {
          const count = counts[Math.min(index, counts.length - 1)]
          return count && `${count.label}: ${countText(count.value)}`
        }}
      />
    </>
  )
}

function chartOf(counts: readonly Count[]): Chart {
  return chartOfSteps(
    counts.map(({ label, value }) => ({ mark: label, value })),
    { least: 1, mostMarks: 5, heightText: (height) => height.toLocaleString('en-US') },
  )
}
