import { expect, it } from 'vitest'
import { figure, figures, spreadsheetTime } from './export-table'

it.each([
  ['7', 7],
  ['300', 300],
  ['-3', -3],
  ['+7', 7],
  ['.456', 0.456],
  ['12.25', 12.25],
  ['4:35', '4:35'],
  ['T7', 'T7'],
  ['7 *', '7 *'],
  ['', undefined],
  ['-', undefined],
  ['--', undefined],
  [undefined, undefined],
])('the figure %j is %j in a cell', (text, cell) => {
  expect(figure(text)).toBe(cell)
})

it.each([
  ['22/31', [22, 31]],
  ['5-10', [5, 10]],
  ['7', [7, undefined]],
  ['1-2-3', ['1-2-3', undefined]],
  ['5-10 ft', ['5-10 ft', undefined]],
])('the pair %j is %j in two cells', (text, cells) => {
  expect(figures(text)).toEqual(cells)
})

it.each([
  ['2026-10-25T17:00:00.123Z', '2026-10-25 17:00:00'],
  ['soon', undefined],
  [undefined, undefined],
])('the time %j is %j in a cell', (time, cell) => {
  expect(spreadsheetTime(time)).toBe(cell)
})
