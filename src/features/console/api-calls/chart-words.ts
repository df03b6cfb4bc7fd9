import { figureText, type Unit } from '../../../domain/operations/figure-text'
import { HOUR_MS } from '../../../domain/time/intervals'
import { timeText } from '../../../platform/local-time'
import type { ChartPoint } from '../parts/figure-chart'

/**
 * The time at which a step begins. A span of a week, with steps of some hours, is marked with its days: `10/25`. The
 * steps of a day are a little longer than an hour, since it reaches to the end of this millisecond.
 */
export function stepMark(fromMs: number, stepMs: number): string {
  const date = new Date(fromMs)
  return stepMs < 2 * HOUR_MS ? timeText(fromMs) : `${date.getMonth() + 1}/${date.getDate()}`
}

/** A chart in a sentence: when the figure was highest for the first time, and what it was last. */
export function chartSummary(
  what: string,
  points: readonly Pick<ChartPoint, 'label' | 'value'>[],
  unit: Unit,
): string {
  const known = points.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))
  const last = known.at(-1)
  if (!last) return `${what}: ${figureText(undefined, unit)}`
  const most = known.reduce((top, point) => (point.value > top.value ? point : top))
  return `${what} in ${points.length} steps: at most ${figureText(most.value, unit)}, from ${most.label} on; last ${figureText(last.value, unit)}`
}
