import { expect, it } from 'vitest'
import { finalGame, liveGame, offGame, scheduledGame } from '../testing/sample-game'
import { hasScore } from './has-score'

it.each([
  ['scheduled', scheduledGame(), false],
  ['live', liveGame(), true],
  ['over', finalGame(), true],
  ['suspended', offGame({ status: 'suspended' }), true],
  ['postponed', offGame({ status: 'postponed' }), false],
  ['cancelled', offGame({ status: 'cancelled' }), false],
])('whether a game that is %s has a score: %#', (_phase, game, expected) => {
  expect(hasScore(game)).toBe(expected)
})
