import { describe, expect, it } from 'vitest'
import { retentionRate } from './retention'

describe('002 section 2: retention (last 7 days average)', () => {
  it.each([
    ['all come back', [{ users: 2, back: 2 }], 100],
    ['none', [{ users: 1, back: 0 }], 0],
    [
      'each day counts alike, however many came',
      [
        { users: 1, back: 1 },
        { users: 10, back: 5 },
      ],
      75,
    ],
    [
      'days without users say nothing',
      [
        { users: 0, back: 0 },
        { users: 2, back: 1 },
      ],
      50,
    ],
    ['nobody', [], undefined],
  ])('%s', (_words, days, rate) => {
    expect(retentionRate(days)).toBe(rate)
  })
})
