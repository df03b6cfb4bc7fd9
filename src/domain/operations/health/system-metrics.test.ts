import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../time/intervals'
import { NOON, sampleAlert, sampleLog } from '../testing/samples'
import { systemHealthResponse, systemMetrics, type SystemFacts } from './system-metrics'

const watch = { fromMs: NOON - HOUR_MS, toMs: NOON, everyMs: MINUTE_MS }
const quiet: SystemFacts = { entries: [], alerts: [], beatsMs: [], watch }

describe('002 section 3: system metrics', () => {
  it('status, uptime, error rate, response time, calls, active alerts, last updated, sub-statuses', () => {
    const facts: SystemFacts = {
      entries: [
        sampleLog({ metadata: { duration: 2500 } }),
        sampleLog({ level: 'error', category: 'AUTH', message: 'refused' }),
      ],
      alerts: [sampleAlert(), sampleAlert({ id: 'a2', resolved: true })],
      beatsMs: Array.from({ length: 30 }, (_, index) => NOON - HOUR_MS + index * MINUTE_MS),
      watch,
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

  it('what nobody measured is absent, and null on the wire', () => {
    const metrics = systemMetrics(quiet, NOON)
    expect(metrics).toMatchObject({ status: 'operational', uptime: undefined, errorRate: undefined })
    expect(systemHealthResponse(metrics)).toEqual({ uptime_percentage: null, status: 'operational' })
  })
})
