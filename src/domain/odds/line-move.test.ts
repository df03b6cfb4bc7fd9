import { expect, it } from 'vitest'
import { lineMoves } from './line-move'
import { sampleChange, THREE_CHANGES } from './testing/sample-changes'

it('a move tells what stood before and what stands now; a first line has not moved', () => {
  expect(lineMoves(THREE_CHANGES)).toEqual([
    {
      game: '100',
      at: '2026-09-06T16:45:00Z',
      away: 'AWA',
      home: 'HOM',
      moves: [{ track: 'homeMoneyLine', from: -325, to: -350 }],
    },
    {
      game: '100',
      at: '2026-09-06T14:00:00Z',
      away: 'AWA',
      home: 'HOM',
      moves: [{ track: 'homeSpread', from: -7, to: -8 }],
    },
  ])
})

it('a number that is offered for the first time, or no longer, has not moved', () => {
  const change = sampleChange({ previous_home_spread: -3, home_spread: null, previous_over_under: null })
  expect(lineMoves([change])).toEqual([])
})
