import { ChartPicture } from '../../../ui/chart/chart-picture'
import { chartOfSteps, stepAt, type Look, type Step } from './chart-of-steps'

interface LabelledStep extends Step {
  /** `Sun, Oct 25, 6:30 PM` */
  readonly label: string
}

interface Props<One extends LabelledStep> {
  readonly name: string
  /** The chart in a sentence, for people who cannot see it. */
  readonly summary: string
  readonly steps: readonly One[]
  readonly look: Look
  /** `12 users` */
  readonly valueText: (value: One['value']) => string
}

/** Values over equal steps of time, from zero, each of which can be read. */
export function StepChart<One extends LabelledStep>({ name, summary, steps, look, valueText }: Props<One>) {
  return (
    <>
      <p className="visually-hidden">{summary}</p>
      <ChartPicture
        name={name}
        stamp={JSON.stringify(steps)}
        count={steps.length}
        chart={() => chartOfSteps(steps, look)}
        textAt={(index) => {
          const step = stepAt(steps, index)
          return step && `${step.label}: ${valueText(step.value)}`
        }}
      />
    </>
  )
}
