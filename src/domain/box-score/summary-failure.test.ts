import { expect, it } from 'vitest'
import { summaryRefusal, summaryStatus } from './summary-failure'

it.each([
  [200, 'ok'],
  [204, 'ok'],
  [299, 'ok'],
  [199, { error: 'HTTP error! status: 199' }],
  [300, { error: 'HTTP error! status: 300' }],
  [304, { error: 'HTTP error! status: 304' }],
  [404, { error: 'HTTP error! status: 404' }],
  [499, { error: 'HTTP error! status: 499' }],
  [500, 'retry'],
  [503, 'retry'],
])('001 section 8: a game summary answered with %d', (code, outcome) => {
  expect(summaryStatus(code)).toEqual(outcome)
})

it.each([
  ['NFL', undefined],
  ['NCAAB', undefined],
  ['PGA', 'Invalid sport'],
  ['nfl', 'Invalid sport'],
  ['CURLING', 'Invalid sport'],
])('001 section 8: a summary of %s: %s', (sport, refusal) => {
  expect(summaryRefusal(sport)).toBe(refusal)
})
