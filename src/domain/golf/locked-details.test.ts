import { describe, expect, it } from 'vitest'
import { lockedDetails } from './locked-details'

describe('001 section 2 (golf leaderboard): guests see details blurred', () => {
  it.each([
    ['round', 'Live Stats'],
    ['holes', 'Live Scorecards'],
  ] as const)('%s: %s', (part, label) => {
    expect(lockedDetails(part, false)).toEqual({
      button: 'Unlock',
      label,
      premiumAttempt: 'golf-leaderboard',
    })
    expect(lockedDetails(part, true)).toBeUndefined()
  })
})
