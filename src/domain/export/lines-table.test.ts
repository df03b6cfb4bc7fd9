import { expect, it } from 'vitest'
import type { LinePoint } from '../odds/line-point'
import { finalGame } from '../testing/sample-game'
import { linesTable } from './lines-table'

it('has a row for each time that a line was written down', () => {
  const opening: LinePoint = {
    at: '2026-09-01T12:00:00Z',
    homeSpread: -3,
    awayMoneyLine: 150,
    homeMoneyLine: -180,
    overUnder: 47.5,
    provider: 'Some Book',
    capture: 'regular',
    isOpening: true,
  }
  const closing: LinePoint = {
    at: '2026-09-06T16:55:00Z',
    provider: 'Some Book',
    capture: 'closing',
    isOpening: false,
  }
  const { columns, rows } = linesTable(finalGame(), [opening, closing])
  expect(columns).toEqual([
    'Game',
    'Away',
    'Home',
    'Since (UTC)',
    'Line',
    'Home spread',
    'Away money line',
    'Home money line',
    'Total',
    'Lines by',
  ])
  const none = [undefined, undefined, undefined, undefined]
  expect(rows).toEqual([
    ['100', 'AWA', 'HOM', '2026-09-01 12:00:00', 'opening', -3, 150, -180, 47.5, 'Some Book'],
    ['100', 'AWA', 'HOM', '2026-09-06 16:55:00', 'closing', ...none, 'Some Book'],
  ])
})
