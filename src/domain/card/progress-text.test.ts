import { describe, expect, it } from 'vitest'
import { liveGame } from '../testing/sample-game'
import { periodText, progressText } from './progress-text'

/** Nothing has changed in the game for hours, however it waits. */
const SINCE = '2026-09-06T15:00:00Z'

describe('how far a live game is', () => {
  it.each([
    ['3Q • 8:36', {}],
    ['Halftime', { quarter: 'HALF' }],
    ['End of 1Q', { quarter: 'End of 1Q' }],
    ['Delayed', { quarter: 'DELAYED' }],
    ['Delayed', { delay: 'Lightning Delay' }],
    ['Delayed', { quarter: 'DELAYED', stuckSince: SINCE }],
    ['Delayed', { delay: 'Lightning Delay', stuckSince: SINCE }],
    ['3Q • 8:36', { stuckSince: SINCE }],
    ['About to start', { quarter: '0Q' }],
    ['About to start', { quarter: '0Q', startTime: 'Warmup' }],
    ['About to start', { quarter: 'Warmup', startTime: 'Warmup' }],
    ['8:36 - 3rd', { quarter: '0Q', startTime: '8:36 - 3rd' }],
  ])('reads %s: %j', (words, changes) => {
    expect(progressText(liveGame(changes))).toBe(words)
  })

  it("is told in the feed's words when it gives no possible period", () => {
    expect(periodText(liveGame({ quarter: '0Q', startTime: '17:09 - OT' }))).toBe('17:09 - OT')
    expect(periodText(liveGame({ quarter: '0Q', startTime: '' }))).toBe('0Q')
  })
})
