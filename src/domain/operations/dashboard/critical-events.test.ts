import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../logs/log-entry'
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

  it('infrastructure events of the server are not pushed out by slow requests that pages have noted', () => {
    const at = (category: string, from: number) =>
      sampleLogs(12, { category }).map((log, index) => ({ ...log, timestamp: from + index }))
    const slow = at('PERFORMANCE', NOON + 1000)
    const own = at('API_HEALTH', NOON)
    const categories = (entries: readonly LogEntry[]) =>
      infrastructureEvents(entries).map(({ category }) => category)
    expect(categories([...slow, ...own])).toEqual([
      ...Array<string>(3).fill('PERFORMANCE'),
      ...Array<string>(7).fill('API_HEALTH'),
    ])
    expect(categories([...slow, own[0]!])).toEqual([...Array<string>(9).fill('PERFORMANCE'), 'API_HEALTH'])
  })
})
