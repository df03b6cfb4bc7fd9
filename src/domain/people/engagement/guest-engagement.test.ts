import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GuestEvent } from './guest-events'
import {
  afterGuestEvent,
  NEW_GUEST,
  shouldShowSignup,
  shownPrompt,
  type GuestEngagement,
} from './guest-engagement'
import { isHigher } from './prompt-level'

const S = 1000

/** A guest that the tests send events to; `at` is in seconds. */
class Guest {
  state: GuestEngagement
  constructor(state: Partial<GuestEngagement> = {}) {
    this.state = { ...NEW_GUEST, ...state }
  }
  does(...events: readonly GuestEvent[]): this {
    this.state = events.reduce(afterGuestEvent, this.state)
    return this
  }
  interacts(times: number, fromS: number): this {
    return this.does(
      ...Array.from(
        { length: times },
        (_, n) => ({ kind: 'interacted', key: `k${n}`, at: fromS * S }) as const,
      ),
    )
  }
  stays(fromS: number, seconds: number): this {
    const ticks = Array.from({ length: seconds / 5 }, (_, n) => (fromS + 5 * (n + 1)) * S)
    return this.does(...ticks.map((at) => ({ kind: 'time-ticked', at }) as const))
  }
  dismisses(atS: number): this {
    return this.does({ kind: 'prompt-dismissed', at: atS * S })
  }
  get prompt() {
    return shownPrompt(this.state)
  }
}

const eager = { metrics: { ...NEW_GUEST.metrics, premiumAttempts: 3 } }

describe('001 section 9: what guest events count', () => {
  const count = (...events: readonly GuestEvent[]) => new Guest().does(...events).state.metrics

  it('time grows 5 s per tick', () => {
    expect(count({ kind: 'time-ticked', at: 0 }, { kind: 'time-ticked', at: 5 * S }).timeSpent).toBe(10)
  })

  it('sports and games once each, premium attempts and sessions every time', () => {
    const at = 0
    const metrics = count(
      { kind: 'session-started', at },
      { kind: 'sport-viewed', sport: 'nfl', at },
      { kind: 'sport-viewed', sport: 'nfl', at },
      { kind: 'game-viewed', game: '1', at },
      { kind: 'game-viewed', game: '2', at },
      { kind: 'premium-attempted', feature: 'golf-leaderboard', at },
      { kind: 'premium-attempted', feature: 'golf-leaderboard', at },
    )
    expect(metrics).toMatchObject({
      sessions: 1,
      sportsViewed: ['nfl'],
      gamesViewed: ['1', '2'],
      premiumAttempts: 2,
    })
  })

  it('interactions are throttled to once per 2 s per key', () => {
    const tap = (key: string, at: number) => ({ kind: 'interacted', key, at }) as const
    expect(count(tap('a', 0), tap('a', 1999), tap('b', 1999), tap('a', 2000)).interactions).toBe(3)
  })

  it('remembers only the keys that are still throttled', () => {
    const guest = new Guest().interacts(5, 0).does({ kind: 'interacted', key: 'later', at: 10 * S })
    expect(Object.keys(guest.state.interactedAt)).toEqual(['later'])
  })

  it('scroll depth is recorded at most once per second', () => {
    const scroll = (percent: number, at: number) => ({ kind: 'scrolled', percent, at }) as const
    expect(count(scroll(20, 0), scroll(90, 999)).scrollDepth).toBe(20)
    expect(count(scroll(20, 0), scroll(90, 1000)).scrollDepth).toBe(90)
  })
})

describe('001 section 4: guest engagement prompts', () => {
  it('60 s time: subtle', () => {
    expect(new Guest().stays(0, 55).prompt).toBe('none')
    expect(new Guest().stays(0, 60).prompt).toBe('subtle')
  })

  it('8 interactions: gentle', () => {
    expect(new Guest().interacts(7, 0).prompt).toBe('none')
    expect(new Guest().interacts(8, 0).prompt).toBe('gentle')
  })

  it('3 premium attempts: gentle', () => {
    const attempt = { kind: 'premium-attempted', feature: 'odds', at: 0 } as const
    expect(new Guest().does(attempt, attempt).prompt).toBe('none')
    expect(new Guest().does(attempt, attempt, attempt).prompt).toBe('gentle')
  })

  it('a modal-level prompt sets shouldShowSignup', () => {
    const guest = new Guest().stays(0, 295)
    expect([guest.prompt, shouldShowSignup(guest.state)]).toEqual(['subtle', false])
    guest.stays(295, 5)
    expect([guest.prompt, shouldShowSignup(guest.state)]).toEqual(['modal', true])
  })

  it('at least 30 s between escalations', () => {
    const guest = new Guest().stays(0, 60).interacts(8, 60)
    expect(guest.prompt).toBe('subtle')
    expect(guest.does({ kind: 'scrolled', percent: 1, at: 89.999 * S }).prompt).toBe('subtle')
    expect(guest.does({ kind: 'time-ticked', at: 90 * S }).prompt).toBe('gentle')
  })

  it('at least 60 s between prompts, the last visit included', () => {
    const guest = new Guest({ ...eager, lastPromptAt: 0 })
    expect(guest.does({ kind: 'session-started', at: 59.999 * S }).prompt).toBe('none')
    expect(guest.does({ kind: 'session-started', at: 60 * S }).prompt).toBe('gentle')
  })

  it('dismissing resets the level to none, and 120 s pass before the next', () => {
    const guest = new Guest(eager).does({ kind: 'session-started', at: 0 }).dismisses(10)
    expect(guest.prompt).toBe('none')
    expect(guest.does({ kind: 'session-started', at: 129.999 * S }).prompt).toBe('none')
    expect(guest.does({ kind: 'session-started', at: 130 * S }).prompt).toBe('gentle')
  })

  it('no prompt after 3 dismissals', () => {
    const guest = new Guest(eager)
    for (const at of [0, 1000, 2000]) {
      guest.does({ kind: 'time-ticked', at: at * S })
      expect(guest.prompt).not.toBe('none')
      guest.dismisses(at + 1)
    }
    expect(guest.stays(3000, 600).prompt).toBe('none')
    expect(guest.state.dismissedCount).toBe(3)
  })

  it('dismissing without a prompt does not count', () => {
    expect(new Guest().dismisses(1).state.dismissedCount).toBe(0)
  })

  it('stops once the guest is detected as authenticated', () => {
    const guest = new Guest(eager).does({ kind: 'session-started', at: 0 })
    guest.does({ kind: 'authentication-checked', authenticated: true, at: S })
    expect(guest.prompt).toBe('none')
    const { metrics } = guest.state
    expect(guest.stays(1, 600).prompt).toBe('none')
    expect(guest.state.metrics).toBe(metrics)
  })

  it('does not come back with the prompt when that guest signs out', () => {
    const guest = new Guest(eager).does({ kind: 'session-started', at: 0 })
    expect(guest.prompt).toBe('gentle')
    guest.does({ kind: 'authentication-checked', authenticated: true, at: S })
    guest.does({ kind: 'authentication-checked', authenticated: false, at: 2 * S })
    expect(guest.stays(2, 600).prompt).toBe('none')
  })
})

const at = fc.oneof(fc.nat(600_000), fc.constantFrom(0, -1, NaN, Infinity, 1e300))
const anEvent: fc.Arbitrary<GuestEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('session-started', 'time-ticked', 'prompt-dismissed'), at }),
  fc.record({ kind: fc.constant('sport-viewed' as const), sport: fc.string(), at }),
  fc.record({ kind: fc.constant('game-viewed' as const), game: fc.string(), at }),
  fc.record({ kind: fc.constant('premium-attempted' as const), feature: fc.string(), at }),
  fc.record({ kind: fc.constant('interacted' as const), key: fc.string(), at }),
  fc.record({ kind: fc.constant('scrolled' as const), percent: fc.double(), at }),
  fc.record({ kind: fc.constant('authentication-checked' as const), authenticated: fc.boolean(), at }),
)

describe('any sequence of guest events', () => {
  it('never lowers the prompt level, except by dismissal', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 60, size: 'max' }), (events) => {
        const guest = new Guest(eager)
        for (const event of events) {
          const before = guest.state.level
          guest.does(event)
          if (event.kind !== 'prompt-dismissed') expect(isHigher(before, guest.state.level)).toBe(false)
        }
      }),
    )
  })

  it('leaves metrics that are numbers', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 60, size: 'max' }), (events) => {
        const { metrics } = new Guest().does(...events).state
        const { timeSpent, premiumAttempts, scrollDepth, interactions, sessions } = metrics
        for (const n of [timeSpent, premiumAttempts, scrollDepth, interactions, sessions]) {
          expect(Number.isFinite(n) && n >= 0).toBe(true)
        }
      }),
    )
  })
})
