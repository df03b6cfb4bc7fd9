import { describe, expect, it } from 'vitest'
import {
  activeAlertsStatus,
  apiResponseStatus,
  averageTimeStatus,
  CARD_THRESHOLDS,
  errorRateStatus,
  slowShareStatus,
  successRateStatus,
  uptimeStatus,
  type MetricStatus,
} from './metric-status'

type Rule = (value: number) => MetricStatus
type Row = readonly [words: string, rule: Rule, steps: readonly (readonly [number, MetricStatus])[]]

describe('002 section 9: metric thresholds', () => {
  const table: readonly Row[] = [
    [
      'uptime healthy above 99, warning below 95, critical below 90',
      uptimeStatus,
      [
        [99.01, 'healthy'],
        [99, 'warning'],
        [94.9, 'warning'],
        [90, 'warning'],
        [89.9, 'critical'],
      ],
    ],
    [
      'error rate status 2/5',
      errorRateStatus,
      [
        [2, 'healthy'],
        [2.1, 'warning'],
        [5, 'warning'],
        [5.1, 'critical'],
      ],
    ],
    [
      'API response 2000/5000',
      apiResponseStatus,
      [
        [2000, 'healthy'],
        [2001, 'warning'],
        [5000, 'warning'],
        [5001, 'critical'],
      ],
    ],
    [
      'active alerts 0 healthy, up to 5 warning',
      activeAlertsStatus,
      [
        [0, 'healthy'],
        [1, 'warning'],
        [5, 'warning'],
        [6, 'critical'],
      ],
    ],
    [
      'success rate: 99 or above healthy, 95 or above warning',
      successRateStatus,
      [
        [99, 'healthy'],
        [98.9, 'warning'],
        [95, 'warning'],
        [94.9, 'critical'],
      ],
    ],
    [
      'average time thresholds 1000/2000',
      averageTimeStatus,
      [
        [1000, 'healthy'],
        [1001, 'warning'],
        [2001, 'critical'],
      ],
    ],
    [
      'slow percent 5/15',
      slowShareStatus,
      [
        [5, 'healthy'],
        [5.1, 'warning'],
        [15.1, 'critical'],
      ],
    ],
  ]
  it.each(table)('%s', (_words, rule, steps) => {
    expect(steps.map(([value]) => [value, rule(value)])).toEqual(steps)
  })

  it('the cards draw their thresholds', () => {
    expect(CARD_THRESHOLDS).toEqual({
      uptime: { warning: 95, critical: 90 },
      errorRate: { warning: 5, critical: 10 },
      apiResponse: { warning: 2000, critical: 5000 },
      activeAlerts: { warning: 5, critical: 10 },
    })
  })

  it.each([
    uptimeStatus,
    errorRateStatus,
    apiResponseStatus,
    averageTimeStatus,
    slowShareStatus,
    successRateStatus,
  ])('what nobody measured is unknown (%#)', (rule) => {
    expect(rule(undefined)).toBe('unknown')
  })
})
