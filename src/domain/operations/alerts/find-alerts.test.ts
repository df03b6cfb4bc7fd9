import { describe, expect, it } from 'vitest'
import type { HourFigures } from '../health/hour-figures'
import { NOON, sampleLog, sampleLogs } from '../testing/samples'
import { findAlerts } from './find-alerts'

const calm: HourFigures = { errorRate: 0, apiResponseTime: 100, apiCallsLastHour: 10 }

describe('002 section 9: alerts', () => {
  it('up to 10 error logs and 5 warning logs', () => {
    const entries = [...sampleLogs(12, { level: 'error' }), ...sampleLogs(7, { level: 'warn' }), sampleLog()]
    const alerts = findAlerts(entries, calm, NOON)
    expect(alerts.filter((alert) => alert.type === 'error' && alert.severity === 'critical')).toHaveLength(10)
    expect(alerts.filter((alert) => alert.type === 'warning' && alert.severity === 'warning')).toHaveLength(5)
    expect(alerts).toHaveLength(15)
  })

  it('takes the latest', () => {
    const entries = sampleLogs(12, { level: 'error' }).map((log, index) => ({
      ...log,
      timestamp: NOON + index,
    }))
    const ids = findAlerts(entries, calm, NOON).map((alert) => alert.id)
    expect([ids[0], ids[9]]).toEqual(['log-l11', 'log-l2'])
  })

  it('are unresolved when found', () => {
    const entries = [sampleLog({ level: 'error' }), sampleLog({ level: 'warn' })]
    const alerts = findAlerts(entries, { ...calm, errorRate: 50, apiResponseTime: 9000 }, NOON)
    expect(alerts.map(({ resolved }) => resolved)).toEqual([false, false, false, false])
  })

  it.each([
    ['high error rate above 5%', { errorRate: 5.1 }, ['system', 'critical', 'High Error Rate']],
    ['not at 5%', { errorRate: 5 }, undefined],
    ['slow API above 2000 ms', { apiResponseTime: 2001 }, ['performance', 'warning', 'Slow API Response']],
    ['not at 2000 ms', { apiResponseTime: 2000 }, undefined],
    ['not without data', { errorRate: undefined, apiResponseTime: undefined }, undefined],
  ] as const)('%s', (_words, figures, expected) => {
    const [alert] = findAlerts([], { ...calm, ...figures }, NOON)
    expect(alert && [alert.type, alert.severity, alert.title]).toEqual(expected)
  })
})
