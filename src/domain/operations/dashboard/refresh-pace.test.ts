import { describe, expect, it } from 'vitest'
import { DASHBOARD_LOOP_MS } from '../../time/intervals'
import { dashboardIntervalMs, realtimeTexts, type Conditions } from './refresh-pace'

describe('002 section 9: the dashboard interval', () => {
  const well: Conditions = { paused: false, online: true, hidden: false, connection: '4g', memoryUse: 0.5 }
  const table: readonly [string, Partial<Conditions>, number | undefined][] = [
    ['is 10 s', {}, 10_000],
    ['doubles when memory use is over 80%', { memoryUse: 0.81 }, 20_000],
    ['not at 80%', { memoryUse: 0.8 }, 10_000],
    ['triples on 2g', { connection: '2g' }, 30_000],
    ['also on slow-2g', { connection: 'slow-2g' }, 30_000],
    ['1.5x on 3g', { connection: '3g' }, 15_000],
    ['10x offline', { online: false, connection: '2g' }, 100_000],
    ['3x when the tab is hidden', { hidden: true }, 30_000],
    ['all together', { hidden: true, memoryUse: 0.9, connection: '3g' }, 90_000],
    ['never while paused', { paused: true }, undefined],
  ]
  it.each(table)('%s', (_words, changes, expected) => {
    expect(dashboardIntervalMs(DASHBOARD_LOOP_MS, { ...well, ...changes })).toBe(expected)
  })

  it('works in a browser that does not tell its connection or memory', () => {
    expect(dashboardIntervalMs(30_000, { paused: false, online: true, hidden: false })).toBe(30_000)
  })

  it('the footer shows Live or Paused with a Pause/Resume toggle', () => {
    expect([realtimeTexts(false), realtimeTexts(true)]).toEqual([
      { state: 'Live', action: 'Pause' },
      { state: 'Paused', action: 'Resume' },
    ])
  })

  it('without a connection, or an answer, it calls nothing live', () => {
    expect([realtimeTexts(false, 'offline'), realtimeTexts(false, 'unreachable')]).toEqual([
      { state: 'Offline', action: 'Pause' },
      { state: 'No answer', action: 'Pause' },
    ])
    expect(realtimeTexts(true, 'offline').state).toBe('Paused')
  })
})
