import { expect, it } from 'vitest'
import { DAY_MS } from '../../time/intervals'
import { OLDEST_ENTRY_MS, resendTime } from './lost-choice'

const NOW = Date.parse('2026-10-25T18:30:00Z')
const daysAgo = (days: number) => NOW - days * DAY_MS

it('a choice that is sent again keeps its time, or gets one that the server still takes a week later', () => {
  expect(resendTime(daysAgo(3), NOW)).toBe(daysAgo(3))
  expect(resendTime(daysAgo(300), NOW)).toBe(daysAgo(22))
  expect(resendTime(daysAgo(300), NOW)).toBeGreaterThanOrEqual(NOW + 7 * DAY_MS - OLDEST_ENTRY_MS)
})
