import { ERROR_RATE_ALERT_PERCENT } from '../../../domain/operations/alerts/find-alerts'
import {
  stepFigures,
  type CallHistory,
  type StepFigures,
} from '../../../domain/operations/api-calls/call-history'
import { dayText, timeText } from '../../../platform/local-time'
import { FigureChart } from '../parts/figure-chart'
import { Panel } from '../parts/panel'
import styles from './call-charts.module.css'
import { chartSummary, stepMark } from './chart-words'

/** Answers that take less than this look calm. */
const CALM_MS = 200

/**
 * How errors and durations developed over the span, so that operators see at a glance when a problem began.
 */
export function CallCharts({ history }: { readonly history: CallHistory }) {
  const steps = stepFigures(history)
  const pointsOf = (valueOf: (step: StepFigures) => number | undefined) =>
    steps.map((step) => ({
      label: `${dayText(step.fromMs)}, ${timeText(step.fromMs)}`,
      mark: stepMark(step.fromMs, history.stepMs),
      value: valueOf(step),
    }))
  const errors = pointsOf(({ errorRate }) => errorRate)
  const times = pointsOf(({ averageMs }) => averageMs)
  return (
    <div className={styles.columns}>
      <Panel title="Error Rate over Time">
        <FigureChart
          name="error-rate"
          summary={chartSummary('Error rate', errors, 'percent')}
          points={errors}
          unit="percent"
          least={ERROR_RATE_ALERT_PERCENT}
        />
      </Panel>
      <Panel title="Response Time over Time">
        <FigureChart
          name="response-time"
          summary={chartSummary('Average response time', times, 'milliseconds')}
          points={times}
          unit="milliseconds"
          least={CALM_MS}
        />
      </Panel>
    </div>
  )
}
