import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '../../time/intervals'
import { NOON, sampleLog } from '../testing/samples'
import { hourFigures } from './hour-figures'

describe('002 section 3: error rate, API response time and calls of the last hour', () => {
  it('takes entries of the last hour only', () => {
    const entries = [
      sampleLog({ level: 'error', metadata: { duration: 3000 } }),
      sampleLog({ metadata: { duration: 1000 } }),
      sampleLog({ category: 'DASHBOARD', metadata: { duration: 90_000 } }),
      sampleLog(),
      sampleLog({ level: 'error', timestamp: NOON - HOUR_MS }),
      sampleLog({ level: 'error', timestamp: NOON + 1 }),
    ]
    expect(hourFigures(entries, NOON)).toEqual({ errorRate: 25, apiResponseTime: 2000, apiCallsLastHour: 2 })
  })

  it('has no rates without entries', () => {
    expect(hourFigures([], NOON)).toEqual({
      errorRate: undefined,
      apiResponseTime: undefined,
      apiCallsLastHour: 0,
    })
  })
})
