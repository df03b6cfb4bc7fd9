import { expect, it } from 'vitest'
import { linePoints } from './line-point'
import { sampleChange } from './testing/sample-changes'

it('a line has a point for each row of its history, the oldest first', () => {
  const moved = sampleChange({
    change_type: 'spread_change',
    home_spread: -8,
    details: 'Final odds - HOM -8',
    recorded_at: '2026-09-06T16:45:00Z',
  })
  const numbers = { homeMoneyLine: -325, awayMoneyLine: 260, overUnder: 47.5, provider: 'A Book' }
  expect(linePoints([moved, sampleChange()])).toEqual([
    { ...numbers, at: '2026-09-06T12:00:00Z', homeSpread: -7, capture: 'regular', isOpening: true },
    { ...numbers, at: '2026-09-06T16:45:00Z', homeSpread: -8, capture: 'final', isOpening: false },
  ])
})

it('a number that nobody offered is absent from its point', () => {
  const none = { home_spread: null, home_money_line: null, away_money_line: null, over_under: null }
  expect(linePoints([sampleChange(none)])).toEqual([
    { at: '2026-09-06T12:00:00Z', provider: 'A Book', capture: 'regular', isOpening: true },
  ])
})
