import { expect, it } from 'vitest'
import { firstWeekdayFrom, lastWeekdayBy, weekdayOf } from './weekdays'

it.each([
  ['2026-11-22', 0],
  ['2026-11-25', 3],
  ['2026-11-28', 6],
  ['2024-02-29', 4],
])('%s is weekday %d', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

/** November 25, 2026 is a Wednesday. */
it.each([
  [0, '2026-11-22', '2026-11-29'],
  [1, '2026-11-23', '2026-11-30'],
  [2, '2026-11-24', '2026-12-01'],
  [3, '2026-11-25', '2026-11-25'],
  [4, '2026-11-19', '2026-11-26'],
  [6, '2026-11-21', '2026-11-28'],
])('weekday %d by November 25 is %s, and from then on %s', (weekday, last, first) => {
  expect(lastWeekdayBy('2026-11-25', weekday)).toBe(last)
  expect(firstWeekdayFrom('2026-11-25', weekday)).toBe(first)
})
