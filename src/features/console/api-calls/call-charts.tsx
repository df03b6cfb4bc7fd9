import { ERROR_RATE_ALERT_PERCENT } from '../../../domain/operations/alerts/find-alerts'
import {
  stepFigures,
  type CallHistory,
  type StepFigures,
} from '../../../domain/operations/api-calls/call-history'
import { figureText, type Unit } from '../../../domain/operations/figure-text'
import { HOUR_MS, SLOW_API_OVER_MS } from '../../../domain/time/intervals'
import { dayText, timeText } from '../../../platform/local-time'
import { FigureChart, type ChartPoint } from '../parts/figure-chart'
import { Panel } from '../parts/panel'
import styles from './call-charts.module.css'

/**
 * How errors and durations developed over the span, so that operators see at a glance when a problem began.
 */
export function CallCharts({ history }: { readonly history: CallHistory }) {
  const steps = stepFigures(history)
  const markOf = stepMark(history.stepMs)
  const pointsOf = (valueOf: (step: StepFigures) => number | undefined) =>
    steps.map((step) => ({
      label: `${dayText(step.fromMs)}, ${timeText(step.fromMs)}`,
      mark: markOf(step.fromMs),
      value: valueOf(step),
    }))
  const errors = pointsOf(({ errorRate }) => errorRate)
  const times = pointsOf(({ averageMs }) => averageMs)
  return (
    <div className={styles.columns}>
      <Panel title="Error Rate over Time">
        <FigureChart
          name="error-rate"
          summary={summaryOf('Error rate', errors, 'percent')}
          points={errors}
          unit="percent"
          least={ERROR_RATE_ALERT_PERCENT}
        />
      </Panel>
      <Panel title="Response Time over Time">
        <FigureChart
          name="response-time"
          summary={summaryOf('Average response time', times, 'milliseconds')}
          points={times}
          unit="milliseconds"
          least={SLOW_API_OVER_MS / 10}
        />
      </Panel>
    </div>
  )
}

/** A span of a week is marked with its days: `10/25`. */
function stepMark(stepMs: number): (ms: number) => string {
  if (stepMs < 2 * HOUR_MS) return timeText
  return (ms) => `${new Date(ms).getMonth() + 1}/${new Date(ms).getDate()}`
}

function summaryOf(what: string, points: readonly ChartPoint[], unit: Unit): string {
  const known = points.filter(({ value }) => value !== undefined)
  const most = known.reduce<ChartPoint | undefined>(
    (top, point) => (top && (top.value ?? 0) >= (point.value ?? 0) ? top : point),
    undefined,
  )
  if (!most) return `${what}: ${figureText(undefined, unit)}`
  return `${what} in ${points.length} steps: at most ${figureText(most.value, unit)}, from ${most.label} on; last ${figureText(known.at(-1)?.value, unit)}`
}
