import { describe, expect, it } from 'vitest'
import { offGame, scheduledGame } from '../testing/sample-game'
import { asUpcoming } from './upcoming-game'

describe('000 section 3: upcoming games additionally carry', () => {
  it('isUpcoming, gameDate, gameType (value Upcoming Game) and isSeasonOpener', () => {
    const game = scheduledGame()
    const marks = { isUpcoming: true, gameDate: '2026-09-10', gameType: 'Upcoming Game' }
    expect(asUpcoming([game], '2026-09-10', true)).toEqual([{ ...game, ...marks, isSeasonOpener: true }])
    expect(asUpcoming([game], '2026-09-10', false)).toEqual([{ ...game, ...marks, isSeasonOpener: false }])
  })

  it('a postponed game is not upcoming', () => {
    expect(asUpcoming([offGame()], '2026-09-10', false)).toEqual([offGame()])
  })
})
