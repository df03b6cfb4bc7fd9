import { figureText, figureTextBeside, type Unit } from '../figure-text'
import type { SubStatus, SubStatuses } from '../health/sub-status'
import { SLOW_API_OVER_MS } from '../../time/intervals'
import { ERROR_RATE_ALERT_PERCENT } from './find-alerts'

export interface ThresholdFigures {
  readonly errorRate: number | undefined
  readonly apiResponseTime: number | undefined
  readonly activeUsers: number | undefined
  readonly subStatuses: SubStatuses
}

/** A row of the Alert Thresholds panel; `bar` is how much of the scale is filled, 0 to 1. */
export type ThresholdRow =
  | {
      readonly kind: 'figure'
      readonly name: string
      readonly value: string
      readonly threshold: string
      readonly exceeded: boolean
      readonly bar: number
    }
  | { readonly kind: 'service'; readonly name: string; readonly status: SubStatus }

interface Gauge {
  readonly name: string
  readonly unit: Unit
  readonly threshold: number
  readonly bad: 'above' | 'below'
  /** The value at which the bar is full. */
  readonly scale: number
}

const ERROR_RATE: Gauge = {
  name: 'Error Rate',
  unit: 'percent',
  threshold: ERROR_RATE_ALERT_PERCENT,
  bad: 'above',
  scale: 10,
}
const API_RESPONSE: Gauge = {
  name: 'API Response Time',
  unit: 'milliseconds',
  threshold: SLOW_API_OVER_MS,
  bad: 'above',
  scale: 5000,
}
const ACTIVE_USERS: Gauge = { name: 'Active Users', unit: 'count', threshold: 1, bad: 'below', scale: 1 }

export function thresholdRows(figures: ThresholdFigures): readonly ThresholdRow[] {
  return [
    figureRow(ERROR_RATE, figures.errorRate),
    figureRow(API_RESPONSE, figures.apiResponseTime),
    figureRow(ACTIVE_USERS, figures.activeUsers),
    { kind: 'service', name: 'Sports Data API', status: figures.subStatuses.sportsApi },
    { kind: 'service', name: 'Authentication', status: figures.subStatuses.authentication },
  ]
}

function figureRow(gauge: Gauge, value: number | undefined): ThresholdRow {
  return {
    kind: 'figure',
    name: gauge.name,
    value: figureTextBeside(value, gauge.threshold, gauge.unit),
    threshold: figureText(gauge.threshold, gauge.unit),
    exceeded: value !== undefined && isBad(gauge, value),
    bar: Math.min(1, Math.max(0, (value ?? 0) / gauge.scale)),
  }
}

/** A value exactly at the threshold is not bad. */
function isBad({ bad, threshold }: Gauge, value: number): boolean {
  return bad === 'above' ? value > threshold : value < threshold
}
