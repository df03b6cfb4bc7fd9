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

it('a move has each of the four numbers that changed, in the order in which cards show them', () => {
  const change = sampleChange({
    previous_home_spread: -6.5,
    previous_away_money_line: 250,
    previous_home_money_line: -310,
    previous_over_under: 47,
  })
  expect(lineMoves([change])[0]?.moves).toEqual([
    { track: 'homeSpread', from: -6.5, to: -7 },
    { track: 'awayMoneyLine', from: 250, to: 260 },
    { track: 'homeMoneyLine', from: -310, to: -325 },
    { track: 'overUnder', from: 47, to: 47.5 },
  ])
})

it('a number that is offered for the first time, or no longer, has not moved', () => {
  const change = sampleChange({ previous_home_spread: -3, home_spread: null, previous_over_under: null })
  expect(lineMoves([change])).toEqual([])
})
