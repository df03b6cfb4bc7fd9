import { LOOK_OF_COUNTS } from './chart-looks'
import { StepChart } from './step-chart'

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
  const steps = counts.map(({ label, value }) => ({ label, mark: label, value }))
  return <StepChart name={name} summary={summary} steps={steps} look={LOOK_OF_COUNTS} valueText={countText} />
}
