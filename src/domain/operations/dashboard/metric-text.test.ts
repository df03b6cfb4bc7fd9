import { expect, it } from 'vitest'
import { responseText, successRateText } from './metric-text'

it('a response time over the limit of a colour never reads like that limit', () => {
  expect([1000, 1000.4, 2000, 2000.4, undefined].map(responseText)).toEqual([
    '1000ms',
    '1001ms',
    '2000ms',
    '2001ms',
    'No data',
  ])
})

it('a success rate under the limit of a colour never reads like that limit', () => {
  expect([99, 98.96, 95, 94.96, undefined].map(successRateText)).toEqual([
    '99%',
    '98.9%',
    '95%',
    '94.9%',
    'No data',
  ])
})
