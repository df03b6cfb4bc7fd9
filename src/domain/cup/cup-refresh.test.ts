import { describe, expect, it } from 'vitest'
import { cupRetryMs, isCupStale } from './cup-refresh'

describe('001 section 7 (Ryder Cup): stale after 10 s, 3 retries with doubling backoff', () => {
  it.each([
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, undefined],
    [0, undefined],
  ])('retry %i after %s ms', (attempt, ms) => {
    expect(cupRetryMs(attempt)).toBe(ms)
  })

  it.each([
    [9_999, false],
    [10_000, true],
  ])('%i ms old: stale %s', (age, stale) => {
    expect(isCupStale(1000, 1000 + age)).toBe(stale)
  })
})
