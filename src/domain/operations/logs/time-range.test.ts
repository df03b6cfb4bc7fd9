import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../time/intervals'
import { NOON } from '../testing/samples'
import { isInRange, TIME_PRESETS, timeRange } from './time-range'

describe('002 section 9: time presets 1, 24, 168, 720 hours', () => {
  it.each([
    ['1h', 1],
    ['24h', 24],
    ['7d', 168],
    ['30d', 720],
  ] as const)('%s reaches back %d hours', (preset, hours) => {
    expect(timeRange({ preset }, NOON)).toEqual({ startMs: NOON - hours * HOUR_MS, endMs: NOON })
  })

  it('002 section 2: last hour, 24 h, 7 d, 30 d', () => {
    const labels = TIME_PRESETS.map(({ label }) => label)
    expect(labels).toEqual(['Last hour', 'Last 24 hours', 'Last 7 days', 'Last 30 days'])
  })

  it('custom goes from/to, both included', () => {
    const range = timeRange({ preset: 'custom', fromMs: 10, toMs: 20 }, NOON)
    expect([9, 10, 20, 21].map((ms) => isInRange(ms, range))).toEqual([false, true, true, false])
  })

  it('custom may be open or the wrong way round', () => {
    expect(isInRange(5, timeRange({ preset: 'custom' }, NOON))).toBe(true)
    expect(isInRange(5, timeRange({ preset: 'custom', fromMs: 6 }, NOON))).toBe(false)
    expect(timeRange({ preset: 'custom', fromMs: 20, toMs: 10 }, NOON)).toEqual({ startMs: 10, endMs: 20 })
  })
})
