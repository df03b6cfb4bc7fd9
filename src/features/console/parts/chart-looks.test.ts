import { expect, it } from 'vitest'
import { LOOK_OF_COUNTS, lookOfFigures } from './chart-looks'

it('a chart of counts names its heights in whole numbers, and is at least one high', () => {
  expect(LOOK_OF_COUNTS.heightText(1500)).toBe('1,500')
  expect([LOOK_OF_COUNTS.least, LOOK_OF_COUNTS.mostMarks]).toEqual([1, 5])
})

it('a chart of figures names its heights in their unit, and is as high as was asked for', () => {
  const look = lookOfFigures('percent', 5)
  expect(look.heightText(10)).toBe('10%')
  expect([look.least, look.mostMarks]).toEqual([5, 4])
})
