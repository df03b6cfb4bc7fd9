import { describe, expect, it } from 'vitest'
import { isKnownLive, isLiveDoubtful, isLiveStatusStale } from './live-status'

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

  it('a league is not known to be live when it was not, or was never looked at', () => {
    expect(isKnownLive({ isLive: false, checkedAtMs: 0 }, 0)).toBe(false)
    expect(isKnownLive(undefined, 0)).toBe(false)
  })
})

it.each([
  ['ok', 19, false],
  ['late', 19, false],
  ['ok', 20, false],
  ['ok', 21, true],
  ['down', 0, true],
] as const)(
  'a league said to be live, whose board is %s and %d min old, is doubtful: %s',
  (feed, minutes, is) => {
    const checkedAtMs = 1_780_000_000_000
    expect(isLiveDoubtful(feed, checkedAtMs, checkedAtMs + minutes * 60_000)).toBe(is)
  },
)
