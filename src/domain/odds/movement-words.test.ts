import { expect, it } from 'vitest'
import { moneyLineAt, moneyLineHeight } from './money-line-height'
import { FIRST_LABELS, LAST_LABELS, movedText, trackName, trackText } from './movement-words'

const TEAMS = { away: 'SF', home: 'SEA' }

it.each([
  ['homeSpread', -3.5, 'SEA spread', '-3.5'],
  ['homeSpread', 0, 'SEA spread', 'PK'],
  ['awayMoneyLine', 145, 'SF money line', '+145'],
  ['homeMoneyLine', -170, 'SEA money line', '-170'],
  // Only a spread can be a pick'em.
  ['homeMoneyLine', 0, 'SEA money line', '0'],
  ['overUnder', 44.5, 'Total', '44.5'],
] as const)('%s at %d reads %s %s', (track, value, name, text) => {
  expect([trackName(track, TEAMS), trackText(track, value)]).toEqual([name, text])
})

it.each([
  ['homeSpread', -3, -4.5, '-1.5'],
  ['overUnder', 44, 45.5, '+1.5'],
  ['overUnder', 44, 44, undefined],
  // Both ends read alike.
  ['overUnder', 44, 44.001, undefined],
  ['homeMoneyLine', -110, 105, undefined],
  ['awayMoneyLine', 105, -110, undefined],
] as const)('%s from %d to %d has moved by %s', (track, first, last, text) => {
  expect(movedText({ track, first, last })).toBe(text)
})

it('the first and the last line are named by what they are', () => {
  expect(FIRST_LABELS).toEqual({ open: 'Open', earliest: 'Earliest' })
  expect(LAST_LABELS).toEqual({ current: 'Current', closing: 'Closing', last: 'Last' })
})

it('prices just above and just below an even bet have neighbouring heights', () => {
  expect([-110, -100, 100, 110].map(moneyLineHeight)).toEqual([-10, 0, 0, 10])
  expect([-110, 100, 250].map((price) => moneyLineAt(moneyLineHeight(price)))).toEqual([-110, 100, 250])
})
