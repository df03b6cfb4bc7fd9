import { describe, expect, it } from 'vitest'
import { NOON } from '../testing/samples'
import { systemHealthResponse, systemMetrics, type SystemFacts } from './system-metrics'

const quiet: SystemFacts = {
  troubles: { sportsApi: 0, database: 0, authentication: 0 },
  hour: { lines: 0, errorLines: 0, calls: 0, failedCalls: 0, callMs: 0 },
  uptime: undefined,
  activeAlerts: 0,
  alertsAreChecked: true,
  refusesWrites: false,
}

describe('002 section 3: system metrics', () => {
  it('status, uptime, error rate, response time, calls, active alerts, last updated, sub-statuses', () => {
    const facts: SystemFacts = {
      troubles: { sportsApi: 0, database: 0, authentication: 1 },
      hour: { lines: 1, errorLines: 1, calls: 1, failedCalls: 0, callMs: 2500 },
      uptime: 50,
      activeAlerts: 1,
      alertsAreChecked: true,
      refusesWrites: false,
    }
    const metrics = systemMetrics(facts, NOON)
    expect(metrics).toEqual({
      status: 'outage',
      uptime: 50,
      errorRate: 50,
      apiResponseTime: 2500,
      apiCallsLastHour: 1,
      activeAlerts: 1,
      lastUpdated: NOON,
      sportsApi: 'operational',
      database: 'operational',
      authentication: 'degraded',
    })
    expect(systemHealthResponse(metrics)).toEqual({ uptime_percentage: 50, status: 'outage' })
  })

  it('the database is down while it takes no write, as it cannot take the lines about that either', () => {
    expect(systemMetrics({ ...quiet, refusesWrites: true }, NOON).database).toBe('down')
  })

  it('no alert is no figure while nobody looks for alerts, but one that is open still counts', () => {
    const unchecked = { ...quiet, alertsAreChecked: false }
    expect(systemMetrics(unchecked, NOON).activeAlerts).toBeUndefined()
    expect(systemMetrics({ ...unchecked, activeAlerts: 2 }, NOON).activeAlerts).toBe(2)
    expect(systemMetrics(quiet, NOON).activeAlerts).toBe(0)
  })

  it('what nobody measured is absent, and null on the wire', () => {
    const metrics = systemMetrics(quiet, NOON)
    expect(metrics).toMatchObject({ status: 'operational', uptime: undefined, errorRate: undefined })
    expect(systemHealthResponse(metrics)).toEqual({ uptime_percentage: null, status: 'operational' })
  })
})
