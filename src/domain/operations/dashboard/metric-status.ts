import { figureTextOver, figureTextUnder } from '../figure-text'

export type MetricStatus = 'healthy' | 'warning' | 'critical' | 'unknown'

/** Limits of a figure that is worse the higher it is. A value exactly at a limit does not exceed it. */
interface Limits {
  readonly warningOver: number
  readonly criticalOver: number
}

const ERROR_RATE: Limits = { warningOver: 2, criticalOver: 5 }
const API_RESPONSE: Limits = { warningOver: 2000, criticalOver: 5000 }
const ACTIVE_ALERTS: Limits = { warningOver: 0, criticalOver: 5 }
const AVERAGE_TIME: Limits = { warningOver: 1000, criticalOver: 2000 }
const SLOW_SHARE: Limits = { warningOver: 5, criticalOver: 15 }
const SUCCESS_RATE = { healthyFrom: 99, warningFrom: 95 } as const

/** Exactly at this limit an uptime is not healthy yet. */
const UPTIME_HEALTHY_OVER = 99

/** The two marks that a card of the dashboard draws. */
export const CARD_THRESHOLDS = {
  uptime: { warning: 95, critical: 90 },
  errorRate: { warning: 5, critical: 10 },
  apiResponse: { warning: 2000, critical: 5000 },
  activeAlerts: { warning: 5, critical: 10 },
} as const

/** All limits that the reader of a figure compares it with: those of its colour and those that its card names. */
export const FIGURE_LIMITS = {
  uptime: [UPTIME_HEALTHY_OVER, ...Object.values(CARD_THRESHOLDS.uptime)],
  errorRate: [...limitsOf(ERROR_RATE), CARD_THRESHOLDS.errorRate.critical],
  apiResponse: limitsOf(API_RESPONSE),
  averageTime: limitsOf(AVERAGE_TIME),
  slowShare: limitsOf(SLOW_SHARE),
  successRate: Object.values(SUCCESS_RATE),
} as const

function limitsOf({ warningOver, criticalOver }: Limits): readonly number[] {
  return [warningOver, criticalOver]
}

/** A figure that was not measured is `unknown`. */
export function uptimeStatus(percent: number | undefined): MetricStatus {
  if (percent === undefined) return 'unknown'
  if (percent > UPTIME_HEALTHY_OVER) return 'healthy'
  return percent < CARD_THRESHOLDS.uptime.critical ? 'critical' : 'warning'
}

/** Never reads like a limit that it is below, nor like the one that it has to be above to be healthy. */
export function uptimeText(percent: number | undefined): string {
  return uptimeStatus(percent) === 'healthy'
    ? figureTextOver(percent, [UPTIME_HEALTHY_OVER], 'percent')
    : figureTextUnder(percent, FIGURE_LIMITS.uptime, 'percent')
}

export function errorRateStatus(percent: number | undefined): MetricStatus {
  return statusOver(percent, ERROR_RATE)
}

export function apiResponseStatus(ms: number | undefined): MetricStatus {
  return statusOver(ms, API_RESPONSE)
}

export function activeAlertsStatus(count: number | undefined): MetricStatus {
  return statusOver(count, ACTIVE_ALERTS)
}

export function averageTimeStatus(ms: number | undefined): MetricStatus {
  return statusOver(ms, AVERAGE_TIME)
}

export function slowShareStatus(percent: number | undefined): MetricStatus {
  return statusOver(percent, SLOW_SHARE)
}

export function successRateStatus(percent: number | undefined): MetricStatus {
  if (percent === undefined) return 'unknown'
  if (percent >= SUCCESS_RATE.healthyFrom) return 'healthy'
  return percent >= SUCCESS_RATE.warningFrom ? 'warning' : 'critical'
}

function statusOver(value: number | undefined, limits: Limits): MetricStatus {
  if (value === undefined) return 'unknown'
  if (value > limits.criticalOver) return 'critical'
  return value > limits.warningOver ? 'warning' : 'healthy'
}
