import { describe, expect, it } from 'vitest'
import { queryRetryMs } from './query-retry'

describe('000 section 9: retry', () => {
  it('max 2 attempts, base delay 1000 ms, exponential', () => {
    expect([0, 1, 2, 3].map((failures) => queryRetryMs(failures, 0))).toEqual([
      undefined,
      1000,
      2000,
      undefined,
    ])
  })

  it('with up to 10% jitter', () => {
    expect([0, 0.5, 1].map((random) => queryRetryMs(2, random))).toEqual([2000, 2100, 2200])
  })
})
