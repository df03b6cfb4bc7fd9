import { expect, it } from 'vitest'
import { hasHeadStart } from './head-start'

it.each([
  ['TOUR Championship', '2024-08-29T04:00:00Z', true],
  ['the Tour Championship presented by a Sponsor', '2019-08-22T04:00:00Z', true],
  ['TOUR Championship', '2018-09-20T04:00:00Z', false],
  ['TOUR Championship', '2025-08-21T04:00:00Z', false],
  ['TOUR Championship', undefined, false],
  ['Other Tour Championship', '2024-11-14T05:00:00Z', false],
  ['Some Classic', '2024-08-29T04:00:00Z', false],
])('players begin under par in %s of %s: %s', (name, start, begin) => {
  expect(hasHeadStart(name, start)).toBe(begin)
})
