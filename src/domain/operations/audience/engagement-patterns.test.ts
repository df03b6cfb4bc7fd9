import { expect, it } from 'vitest'
import { hourText, peakHours, peakHourText, weekdayText } from './engagement-patterns'

it('002 section 2: up to 3 peak hours shown as hour:00 with user count', () => {
  const hours = [
    { hour: 15, users: 1 },
    { hour: 12, users: 1 },
    { hour: 13, users: 2 },
    { hour: 14, users: 1 },
  ]
  expect(peakHours(hours).map(peakHourText)).toEqual(['13:00 (2 users)', '12:00 (1 user)', '14:00 (1 user)'])
  expect(hourText(9)).toBe('9:00')
})

it('the week begins with Sunday', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(weekdayText).join(' ')).toBe(
    'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  )
  expect(weekdayText(7)).toBe('')
})
