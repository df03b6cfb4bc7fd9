import { expect, it } from 'vitest'
import { finalGame, liveGame, sampleTeam, scheduledGame } from '../testing/sample-game'
import { isBeforePlay, isFirstPart, isWaiting } from './waiting'

it.each([
  ['is being played', liveGame(), false],
  ['is delayed', liveGame({ delay: 'Rain Delay' }), true],
  ['has been delayed for hours', liveGame({ delay: 'Rain Delay', stuckSince: 'x' }), true],
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

const NIL = { homeTeam: sampleTeam({ score: 0 }), awayTeam: sampleTeam({ id: '2', score: 0 }) }

it.each([
  ['whose teams warm up', liveGame({ ...NIL, quarter: '0Q', startTime: 'Warmup' }), true],
  [
    'whose start is delayed',
    liveGame({ ...NIL, quarter: 'DELAYED', delay: 'Delayed', startTime: 'Delayed' }),
    true,
  ],
  [
    'whose start has been delayed for hours',
    liveGame({ ...NIL, quarter: 'DELAYED', delay: 'Delayed', startTime: 'Delayed', stuckSince: 'x' }),
    true,
  ],
  [
    'that was stopped in an inning',
    liveGame({ ...NIL, quarter: 'DELAYED', delay: 'Rain Delay, Top 1st', startTime: 'Top 1st' }),
    false,
  ],
  [
    'that was stopped after a run',
    liveGame({ homeTeam: sampleTeam({ score: 1 }), quarter: 'DELAYED', delay: 'Rain Delay' }),
    false,
  ],
  [
    'that was stopped in a quarter',
    liveGame({ ...NIL, quarter: '1Q • 9:12', delay: 'Weather Delay' }),
    false,
  ],
  ['that is played', liveGame({ ...NIL, quarter: '1Q • 15:00' }), false],
  ['that is scheduled', scheduledGame(), false],
])('whether nothing has been played yet of a game %s', (_what, game, isBefore) => {
  expect(isBeforePlay(game)).toBe(isBefore)
})
