import { expect, it } from 'vitest'
import { finalGame, liveGame, offGame, scheduledGame } from '../testing/sample-game'
import { canResumeAnyTime } from './can-resume'

it.each([
  [true, 'is suspended', offGame({ status: 'suspended' })],
  [true, 'has not changed for hours', { ...liveGame(), stuckSince: '2026-10-25T18:30:00Z' }],
  [false, 'goes on', liveGame()],
  [false, 'has ended after hours without a change', { ...finalGame(), stuckSince: '2026-10-25T18:30:00Z' }],
  [false, 'is postponed', offGame({ status: 'postponed' })],
  [false, 'is still to come', scheduledGame()],
  [false, 'is over', finalGame()],
])('it is %s that a game can go on at any time that %s', (can, _what, game) => {
  expect(canResumeAnyTime(game)).toBe(can)
})
