import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, offGame } from '../testing/sample-game'
import { isSuspended } from './suspended'

describe('a suspended game', () => {
  it('is one that was broken off and may go on later', () => {
    expect(isSuspended(offGame({ status: 'suspended' }))).toBe(true)
  })

  it.each([
    ['is postponed', offGame({ status: 'postponed' })],
    ['is cancelled', offGame({ status: 'cancelled' })],
    ['is played', liveGame()],
    ['is over', finalGame()],
  ])('is none that %s', (_what, game) => {
    expect(isSuspended(game)).toBe(false)
  })
})
