import { expect, it } from 'vitest'
import { EVERYTHING_LATELY } from '../testing/everything-lately'
import { parseLogPageQuestion } from './log-page'

const place = { nowMs: 2000, timestamp: 1000, id: 'abcdefghij01234' }

it('a page is asked for as the first, or as the one after a place', () => {
  expect(parseLogPageQuestion(EVERYTHING_LATELY)).toEqual({ question: EVERYTHING_LATELY, after: undefined })
  expect(parseLogPageQuestion({ ...EVERYTHING_LATELY, after: place })?.after).toEqual(place)
  const first = { ...place, timestamp: 0 }
  expect(parseLogPageQuestion({ ...EVERYTHING_LATELY, after: first })?.after).toEqual(first)
})

it.each([
  ['no question', { after: place }],
  ['no place', { ...EVERYTHING_LATELY, after: 'abc' }],
  ['a place that is null', { ...EVERYTHING_LATELY, after: null }],
  ['a time that no row can have', { ...EVERYTHING_LATELY, after: { ...place, timestamp: 8e15 } }],
  ['no time', { ...EVERYTHING_LATELY, after: { ...place, nowMs: '1' } }],
  ['a time before 1970', { ...EVERYTHING_LATELY, after: { ...place, timestamp: -1 } }],
  ['the year 9999', { ...EVERYTHING_LATELY, after: { ...place, nowMs: Date.parse('9999-01-01T00:00:00Z') } }],
  ['no id', { ...EVERYTHING_LATELY, after: { nowMs: 2000, timestamp: 1000 } }],
  ['half a millisecond', { ...EVERYTHING_LATELY, after: { ...place, timestamp: 0.5 } }],
  ['a long id', { ...EVERYTHING_LATELY, after: { ...place, id: 'x'.repeat(16) } }],
])('%s gets no page', (_, value) => {
  expect(parseLogPageQuestion(value)).toBeUndefined()
})
