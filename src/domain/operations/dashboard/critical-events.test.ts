import { describe, expect, it } from 'vitest'
import { NOON, sampleLog, sampleLogs } from '../testing/samples'
import { criticalEvents, infrastructureEvents } from './critical-events'

describe('002 section 2: recent events', () => {
  it('Recent Critical Events: up to 5 error logs, the latest first', () => {
    const errors = sampleLogs(7, { level: 'error' }).map((log, index) => ({
      ...log,
      timestamp: NOON + index,
    }))
    const events = criticalEvents([sampleLog({ id: 'fine', timestamp: NOON + 99 }), ...errors])
    expect(events.map((event) => event.id)).toEqual(['l6', 'l5', 'l4', 'l3', 'l2'])
  })

  it('are shown only when errors exist', () => {
    expect(criticalEvents(sampleLogs(3))).toEqual([])
  })

  it('up to 10 recent infrastructure events', () => {
    expect(infrastructureEvents(sampleLogs(12, { category: 'API_HEALTH' }))).toHaveLength(10)
    const slow = sampleLog({ category: 'PERFORMANCE' })
    expect(infrastructureEvents([sampleLog({ category: 'AUTH' }), slow])).toEqual([slow])
  })
})
