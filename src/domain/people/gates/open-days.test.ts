import { expect, it, test } from 'vitest'
import { closedDayText, isOpenDay } from './open-days'

/** A time at which it is still the 25th in New York. */
const NOW = Date.parse('2026-10-26T03:30:00Z')

test.each([
  ['2026-10-23', false],
  ['2026-10-24', true],
  ['2026-10-25', true],
  ['2026-11-15', true],
  ['2026-11-16', false],
])('everybody may look at yesterday, today and three weeks ahead: %s %s', (day, isOpen) => {
  expect(isOpenDay(day, NOW)).toBe(isOpen)
})

it('a request for another day is told what it takes', () => {
  expect(closedDayText('registered')).toBe(
    'Days before yesterday, and more than three weeks ahead, need a verified account',
  )
})

it('a request for another day names no tier to a user from whom an operator took it', () => {
  expect(closedDayText('verified')).toBe('Your account has no access to this. Ask an operator.')
})
