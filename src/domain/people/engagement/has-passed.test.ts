import { describe, expect, it } from 'vitest'
import { hasPassed } from './has-passed'

describe('time that must pass', () => {
  it.each([
    ['nothing happened yet', undefined, true],
    ['not quite', 1001, false],
    ['to the millisecond', 1000, true],
    ['a clock that was set back holds nothing up', 99_000, true],
  ] as const)('%s (since %s): %s', (_what, since, passed) => {
    expect(hasPassed(since, 1000, 2000)).toBe(passed)
  })
})
