import { describe, expect, it } from 'vitest'
import { hourFigures } from './hour-figures'

describe('002 section 3: error rate, API response time and calls of the last hour', () => {
  it('a call is an entry as well: 1 error of 4 lines and 2 failures of 16 calls are 15 %', () => {
    const counts = { lines: 4, errorLines: 1, calls: 16, failedCalls: 2, callMs: 32_000 }
    expect(hourFigures(counts)).toEqual({ errorRate: 15, apiResponseTime: 2000, apiCallsLastHour: 16 })
  })

  it('has no rates without entries', () => {
    const nothing = { lines: 0, errorLines: 0, calls: 0, failedCalls: 0, callMs: 0 }
    expect(hourFigures(nothing)).toEqual({
      errorRate: undefined,
      apiResponseTime: undefined,
      apiCallsLastHour: 0,
    })
  })
})
