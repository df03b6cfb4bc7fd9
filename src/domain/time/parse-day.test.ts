import { expect, it } from 'vitest'
import { parseDay } from './parse-day'

it.each(['2026-10-25', '2024-02-29', '2000-01-01', '2099-12-31'])('%s is a day', (day) => {
  expect(parseDay(day)).toBe(day)
})

it.each([
  '2026-02-29',
  '2026-06-31',
  '2026-13-01',
  '2026-00-10',
  '2026-10-00',
  '2026-10-32',
  '2026-10-25 ',
  '1999-12-31',
  '2100-01-01',
  '20261025',
  '2026-10-5',
  '',
])('%j is no day', (text) => {
  expect(parseDay(text)).toBeUndefined()
})
