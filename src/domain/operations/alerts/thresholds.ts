import { figureText } from '../figure-text'
import type { SubStatus, SubStatuses } from '../health/sub-status'
import { SLOW_API_OVER_MS } from '../../intervals'
import { ERROR_RATE_ALERT_PERCENT } from './find-alerts'

export const MIN_ACTIVE_USERS = 1

const ERROR_RATE_SCALE_PERCENT = 10
const API_RESPONSE_SCALE_MS = 5000

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

export function thresholdRows(figures: ThresholdFigures): readonly ThresholdRow[] {
  return [
    errorRateRow(figures.errorRate),
    apiResponseRow(figures.apiResponseTime),
    activeUsersRow(figures.activeUsers),
    { kind: 'service', name: 'Sports Data API', status: figures.subStatuses.sportsApi },
    { kind: 'service', name: 'Authentication', status: figures.subStatuses.authentication },
  ]
}

function errorRateRow(percent: number | undefined): ThresholdRow {
  return {
    kind: 'figure',
    name: 'Error Rate',
    value: figureText(percent, 'percent'),
    threshold: figureText(ERROR_RATE_ALERT_PERCENT, 'percent'),
    exceeded: (percent ?? 0) > ERROR_RATE_ALERT_PERCENT,
    bar: filled(percent, ERROR_RATE_SCALE_PERCENT),
  }
}

function apiResponseRow(ms: number | undefined): ThresholdRow {
  return {
    kind: 'figure',
    name: 'API Response Time',
    value: figureText(ms, 'milliseconds'),
    threshold: figureText(SLOW_API_OVER_MS, 'milliseconds'),
    exceeded: (ms ?? 0) > SLOW_API_OVER_MS,
    bar: filled(ms, API_RESPONSE_SCALE_MS),
  }
}

function activeUsersRow(users: number | undefined): ThresholdRow {
  return {
    kind: 'figure',
    name: 'Active Users',
    value: figureText(users, 'count'),
    threshold: figureText(MIN_ACTIVE_USERS, 'count'),
    exceeded: users !== undefined && users < MIN_ACTIVE_USERS,
    bar: filled(users, MIN_ACTIVE_USERS),
  }
}

function filled(value: number | undefined, scale: number): number {
  return Math.min(1, Math.max(0, (value ?? 0) / scale))
}
