import { expect, it } from 'vitest'
import { finalGame, liveGame, scheduledGame } from '../testing/sample-game'
import { isFirstPart, isWaiting } from './waiting'

it.each([
  ['is being played', liveGame(), false],
  ['is delayed', liveGame({ delay: 'Rain Delay' }), true],
  ['is live and has not begun', liveGame({ quarter: '0Q' }), true],
  ['is in a break', liveGame({ quarter: 'HALF' }), false],
  ['is scheduled', scheduledGame(), false],
  ['is over', finalGame(), false],
])('whether players wait in a game that %s: %#', (_state, game, waits) => {
  expect(isWaiting(game)).toBe(waits)
})

it.each([
  ['1Q • 12:00', true],
  ['1P • 3:41', true],
  ['1H • 8:36', true],
  ['Top 1st 2-1', true],
  ['Top 1st', true],
  ['Bot 1st', false],
  ['Top 11th', false],
  ['2Q • 12:00', false],
  ['End of 1Q', false],
  ['OT1 • 5:00', false],
])('whether %s is the first part of a game: %s', (quarter, isFirst) => {
  expect(isFirstPart(liveGame({ quarter }))).toBe(isFirst)
})
