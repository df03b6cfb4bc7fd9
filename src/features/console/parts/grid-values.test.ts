import { expect, it } from 'vitest'
import { gridValues } from './grid-values'

it.each([
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4]],
  [12, [0, 5, 10]],
  [40, [0, 10, 20, 30, 40]],
  [9, [0, 5]],
  [990, [0, 250, 500, 750]],
  [1200, [0, 500, 1000]],
])('the lines of a chart up to %i are equally far apart', (most, lines) => {
  expect(gridValues(most)).toEqual(lines)
})
