import { expect, it } from 'vitest'
import { comparisonShare } from './comparison-share'

it.each([
  ['7', '20', { away: 26, home: 74 }],
  ['3.8', '5.7', { away: 40, home: 60 }],
  ['.294', '.222', { away: 57, home: 43 }],
  ['3-12', '7-15', { away: 30, home: 70 }],
  ['7/18', '24/39', { away: 23, home: 77 }],
  ['3 - 12', '7 - 15', { away: 30, home: 70 }],
  ['20', '20', { away: 50, home: 50 }],
  ['57%', '43%', { away: 57, home: 43 }],
  ['30:30', '29:30', { away: 51, home: 49 }],
  [' 30:30 ', ' 29:30 ', { away: 51, home: 49 }],
  ['10:45', '10:15', { away: 51, home: 49 }],
  ['0:59', '1:01', { away: 49, home: 51 }],
  ['4', '-', undefined],
  ['4', '4 of 9', undefined],
  ['12:75', '4', undefined],
  ['0', '4', { away: 0, home: 100 }],
  ['0', '0', undefined],
  ['-', '4', undefined],
  ['-3', '4', undefined],
  ['--', 'W1', undefined],
  ['1:30 late', '30', undefined],
  ['after 1:30', '30', undefined],
] as const)('%s and %s share the bar as %j', (away, home, share) => {
  expect(comparisonShare({ statistic: 'Figure', away, home })).toEqual(share)
})
