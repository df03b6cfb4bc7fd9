import { describe, expect, it } from 'vitest'
import { isInPlay } from './in-play'
import { finalGame, liveGame, offGame, scheduledGame } from '../testing/sample-game'

describe('a game in play', () => {
  it.each(['3Q • 8:36', '3Q', 'OT1 • 5:00', 'SO', '1H • 8:36', 'Top 5th 2-1', 'Bot 12th'])(
    'has the label %s',
    (quarter) => {
      expect(isInPlay(liveGame({ quarter }))).toBe(true)
    },
  )

  it.each(['0Q', 'HALF', 'End of 1Q', 'End of OT', 'Mid 6th', 'Middle 6th', 'End 3rd', 'DELAYED', 'FINAL'])(
    'does not have the label %s',
    (quarter) => {
      expect(isInPlay(liveGame({ quarter }))).toBe(false)
    },
  )

  it('does not wait, whatever its label says', () => {
    expect(isInPlay(liveGame({ delay: 'Lightning Delay' }))).toBe(false)
  })

  it('is not one in which nothing has changed for hours', () => {
    expect(isInPlay(liveGame({ stuckSince: '2026-09-06T15:00:00Z' }))).toBe(false)
  })

  it('is a live one', () => {
    expect([scheduledGame(), finalGame(), offGame()].filter(isInPlay)).toEqual([])
  })
})
