import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOON, sampleAlert } from '../testing/samples'
import { acknowledged, activeAlerts, alertCounts, carryAlerts } from './alert-list'

const later = NOON + 60_000

describe('002 section 2: alerts tab', () => {
  it('alerts are sorted newest first', () => {
    const alerts = [
      sampleAlert({ id: 'b' }),
      sampleAlert({ id: 'c', timestamp: later }),
      sampleAlert({ id: 'a' }),
    ]
    expect(carryAlerts([], alerts).map((alert) => alert.id)).toEqual(['c', 'a', 'b'])
  })

  it('cards Total, Critical, Warnings', () => {
    const alerts = [
      sampleAlert({ id: '1' }),
      sampleAlert({ id: '2', severity: 'warning' }),
      sampleAlert({ id: '3', severity: 'other' }),
      sampleAlert({ id: '4', resolved: true }),
    ]
    expect(alertCounts(alerts)).toEqual({ total: 3, critical: 1, warnings: 1 })
  })

  it('Acknowledge takes an alert away, and looking again does not bring it back', () => {
    const found = [sampleAlert({ id: 'high-error-rate', timestamp: later })]
    const before = acknowledged([sampleAlert({ id: 'high-error-rate' })], 'high-error-rate')
    const after = carryAlerts(before, found)
    expect(activeAlerts(after)).toEqual([])
    expect(after[0]?.timestamp).toBe(NOON)
  })

  it('a condition that ended and comes back is a new alert', () => {
    const before = acknowledged([sampleAlert({ id: 'slow-api' })], 'slow-api')
    const over = carryAlerts(before, [])
    const again = carryAlerts(over, [sampleAlert({ id: 'slow-api', timestamp: later })])
    expect(again).toEqual([sampleAlert({ id: 'slow-api', timestamp: later })])
  })

  it('any order in gives the same order out', () => {
    const alerts = fc.uniqueArray(
      fc.record({ id: fc.string(), timestamp: fc.integer() }).map((changes) => sampleAlert(changes)),
      { selector: (alert) => alert.id },
    )
    fc.assert(
      fc.property(alerts, (list) => {
        expect(carryAlerts([], list.toReversed())).toEqual(carryAlerts([], list))
      }),
    )
  })
})
