import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { engagementScore } from './engagement-score'
import { afterGuestEvent, NEW_GUEST, type GuestEngagement } from './guest-engagement'
import { readEngagement, writeEngagement } from './stored-engagement'

const guest: GuestEngagement = {
  ...NEW_GUEST,
  metrics: {
    timeSpent: 65,
    sportsViewed: ['nfl'],
    gamesViewed: ['1', '2'],
    premiumAttempts: 1,
    scrollDepth: 40.5,
    interactions: 7,
    sessions: 3,
  },
  lastPromptAt: 1_780_000_000_000,
  dismissedCount: 2,
  lastDismissedAt: 1_780_000_010_000,
}

describe('001 section 3: guest metrics, last prompt time and dismissed count are kept locally', () => {
  it('are read as they were written', () => {
    expect(readEngagement(writeEngagement(guest))).toEqual(guest)
    expect(readEngagement(writeEngagement(NEW_GUEST))).toStrictEqual(NEW_GUEST)
  })

  it('are no times where nothing was shown or dismissed', () => {
    expect(Object.keys(writeEngagement(NEW_GUEST))).toEqual(['metrics', 'dismissedCount'])
  })

  it('001 section 9: 120 s after a dismissal pass in another visit too', () => {
    const dismissedAt = 1_780_000_050_000
    const eager = { ...guest, metrics: { ...guest.metrics, interactions: 8 }, lastDismissedAt: dismissedAt }
    const later = (ms: number) => {
      const visit = { kind: 'session-started', at: dismissedAt + ms } as const
      return afterGuestEvent(readEngagement(writeEngagement(eager)), visit).level
    }
    expect([later(119_999), later(120_000)]).toEqual(['none', 'modal'])
  })

  it('lose the level of the prompt after the visit', () => {
    expect(readEngagement(writeEngagement({ ...guest, level: 'modal' })).level).toBe('none')
  })

  it('keep what can be read of damaged metrics', () => {
    const metrics =
      '{"timeSpent":"60","sportsViewed":["nfl",7,"nfl"],"interactions":-1,"premiumAttempts":1e999,"sessions":2,"scrollDepth":900}'
    expect(readEngagement({ metrics }).metrics).toEqual({
      ...NEW_GUEST.metrics,
      sportsViewed: ['nfl'],
      sessions: 2,
      scrollDepth: 100,
    })
  })

  it('never throw, whatever JSON is stored, or none', () => {
    const text = fc.oneof(fc.json(), fc.string())
    fc.assert(
      fc.property(text, text, text, text, (metrics, lastPromptTime, dismissedCount, lastDismissedTime) => {
        const read = readEngagement({ metrics, lastPromptTime, dismissedCount, lastDismissedTime })
        const after = afterGuestEvent(read, { kind: 'time-ticked', at: 0 })
        expect(Number.isFinite(engagementScore(after.metrics))).toBe(true)
      }),
    )
  })
})
