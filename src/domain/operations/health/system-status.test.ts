import { describe, expect, it } from 'vitest'
import { systemStatus, systemStatusLabel } from './system-status'

describe('002 section 4: system status from last hour of logs', () => {
  it.each([
    [11, 0, 'outage'],
    [0, 5001, 'outage'],
    [10, 5000, 'degraded'],
    [5.1, 0, 'degraded'],
    [0, 2001, 'degraded'],
    [5, 2000, 'operational'],
    [undefined, undefined, 'operational'],
  ])('error rate %s%%, average API time %s ms: %s', (errorRate, apiResponseTime, status) => {
    expect(systemStatus({ errorRate, apiResponseTime })).toBe(status)
  })

  it.each([
    ['operational', 'Operational'],
    ['degraded', 'Degraded'],
    ['outage', 'Outage'],
  ] as const)('%s reads %s', (status, label) => {
    expect(systemStatusLabel(status)).toBe(label)
  })
})
