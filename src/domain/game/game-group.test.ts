import { expect, it } from 'vitest'
import { finalGame, liveGame, offGame, scheduledGame } from '../testing/sample-game'
import { gameGroup } from './game-group'

it.each([
  ['live', liveGame(), 0],
  ['upcoming', scheduledGame(), 1],
  ['finished', finalGame(), 2],
  ['off, so that it brings nothing more', offGame(), 2],
  ['live, but nothing has changed in it for hours', liveGame({ stuckSince: '2026-09-06T15:00:00Z' }), 2],
])('the group of a game that is %s: %#', (_state, game, group) => {
  expect(gameGroup(game)).toBe(group)
})
