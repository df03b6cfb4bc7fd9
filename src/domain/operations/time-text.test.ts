import { expect, test } from 'vitest'
import { isoTimeText } from './time-text'

test.each([
  [Date.parse('2026-10-25T18:30:05.120Z'), '2026-10-25T18:30:05.120Z'],
  [NaN, 'unknown time'],
  [Infinity, 'unknown time'],
])('the time %d is written as %s', (ms, text) => {
  expect(isoTimeText(ms)).toBe(text)
})
