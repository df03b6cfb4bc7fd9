import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, sampleBoard } from '../testing/sample-game'
import { confirmedUntilMs, sourceNow } from './confirmation'

const CHECKED = Date.parse('2026-09-06T17:00:00Z')
const PACE = { liveMs: 15_000, rate: 1 }
const live = sampleBoard({ games: [liveGame()] })
const stateAfter = (seconds: number, pace = PACE, board = live) =>
  sourceNow(board, CHECKED, CHECKED + seconds * 1000, pace).state

describe('a board that no poll confirms', () => {
  it('is not ok any more after three intervals', () => {
    expect([stateAfter(0), stateAfter(45), stateAfter(46)]).toEqual(['ok', 'ok', 'late'])
  })

  it('uses the interval of its league, of the operators and of its games', () => {
    expect([
      stateAfter(360, { liveMs: 120_000, rate: 1 }),
      stateAfter(361, { liveMs: 120_000, rate: 1 }),
    ]).toEqual(['ok', 'late'])
    const over = sampleBoard({ games: [finalGame()] })
    expect([stateAfter(3 * 3600, PACE, over), stateAfter(3 * 3600 + 1, PACE, over)]).toEqual(['ok', 'late'])
  })

  it('stays ok for five seconds of wall time on a fast clock, and for ever on a clock that stands still', () => {
    const fast = { liveMs: 15_000, rate: 120 }
    expect([stateAfter(600, fast), stateAfter(601, fast)]).toEqual(['ok', 'late'])
    expect(stateAfter(0, { liveMs: 15_000, rate: 0 })).toBe('ok')
  })

  it('says since when, in words that people know', () => {
    expect(sourceNow(live, CHECKED, CHECKED + 46_000, PACE)).toEqual({
      state: 'late',
      since: '2026-09-06T17:00:00.000Z',
      message: 'Request timed out. Please check your connection.',
    })
  })

  it('keeps the trouble that a poll found in the feed', () => {
    const source = { state: 'down', since: '2026-09-06T16:00:00Z', message: 'x' } as const
    const down = sampleBoard({ games: [liveGame()], source })
    expect(sourceNow(down, CHECKED, CHECKED + 1e9, PACE)).toEqual(source)
    expect(confirmedUntilMs(down, CHECKED, PACE)).toBe(Infinity)
  })
})
