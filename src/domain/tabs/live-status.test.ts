import { describe, expect, it } from 'vitest'
import { isKnownLive, isLiveStatusStale } from './live-status'

describe('000 section 9: live status per league goes stale after 300000 ms', () => {
  it.each([
    [0, false],
    [299_999, false],
    [300_000, true],
    [900_000, true],
  ])('%d ms old: %s', (age, stale) => {
    const status = { isLive: true, checkedAtMs: 1000 }
    expect(isLiveStatusStale(status, 1000 + age)).toBe(stale)
    expect(isKnownLive(status, 1000 + age)).toBe(!stale)
  })

  it('nothing is known to be live that was not, or never looked at', () => {
    expect(isKnownLive({ isLive: false, checkedAtMs: 0 }, 0)).toBe(false)
    expect(isKnownLive(undefined, 0)).toBe(false)
  })
})
