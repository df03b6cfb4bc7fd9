import { expect, it } from 'vitest'
import type { LogFilter } from './log-filter'
import { narrowedRange } from './narrowed-range'

const [six, seven] = ['2026-10-25T18:00:00Z', '2026-10-25T19:00:00Z']
const [SIX, SEVEN] = [Date.parse(six), Date.parse(seven)]
const DAY = { startMs: Date.parse('2026-10-25T00:00:00Z'), endMs: Date.parse('2026-10-26T00:00:00Z') }
const filter = (operator: LogFilter['operator'], value: unknown, field = 'timestamp'): LogFilter => ({
  id: 'f0',
  field,
  operator,
  value,
})

it.each([
  [[filter('greater_than', six)], { ...DAY, startMs: SIX }],
  [[filter('less_than', six)], { ...DAY, endMs: SIX }],
  [[filter('between', [six, seven])], { startMs: SIX, endMs: SEVEN }],
  [[filter('equals', six)], { startMs: SIX, endMs: SIX }],
  [[filter('greater_than', six), filter('less_than', seven)], { startMs: SIX, endMs: SEVEN }],
  // No date has so many digits.
  [[filter('greater_than', '99999999999999999')], { ...DAY, startMs: DAY.endMs + 1 }],
  [[filter('less_than', '-99999999999999999')], { ...DAY, endMs: DAY.startMs - 1 }],
  // A wider span, a value that is no time, another field and half a pair do not narrow the span.
  [[filter('greater_than', '2020-01-01')], DAY],
  [[filter('less_than', 'tomorrow')], DAY],
  [[filter('greater_than', six, 'message')], DAY],
  [[filter('between', [six])], DAY],
  [[filter('not_in', six)], DAY],
])('a filter by time narrows the span down: %j', (filters, range) => {
  expect(narrowedRange(DAY, filters)).toEqual(range)
})
