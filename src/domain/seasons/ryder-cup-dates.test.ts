import { expect, it } from 'vitest'
import { ryderCupFriday, ryderCupSpan } from './ryder-cup-dates'

it.each([
  [2014, '2014-09-26', ['09-21', '10-14']],
  [2016, '2016-09-30', ['09-25', '10-18']],
  [2018, '2018-09-28', ['09-23', '10-16']],
  [2021, '2021-09-24', ['09-19', '10-12']],
  [2025, '2025-09-26', ['09-21', '10-14']],
  [2027, '2027-09-17', ['09-12', '10-05']],
  [2029, '2029-09-28', ['09-23', '10-16']],
])('the cup of %d begins on %s, and is shown at %j', (year, friday, span) => {
  expect(ryderCupFriday(year)).toBe(friday)
  expect(ryderCupSpan(year)).toEqual(span)
})

it.each([2017, 2019, 2020, 2022, 2026])('there is no cup in %d', (year) => {
  expect(ryderCupSpan(year)).toBeUndefined()
  expect(ryderCupFriday(year)).toBeUndefined()
})
