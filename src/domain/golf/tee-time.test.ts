import { describe, expect, it } from 'vitest'
import { isTeeTimeText, parseTeeTimeText } from './tee-time'

describe('001 section 2 (golf leaderboard): tee times count only with their stamp', () => {
  it.each([
    ['Sun Jun 01 14:05:00 PDT 2025', true],
    ['Thu Jan 14 12:10:00 PST 2027', true],
    ['0', false],
    ['-', false],
    ['', false],
    ['Sun Jun 01 14:05:00 EDT 2025', false],
  ])('%j: %s', (text, valid) => {
    expect(isTeeTimeText(text)).toBe(valid)
  })

  it.each([
    // The leaders of the 2025 Memorial teed off at 2:05 PM ET, the first player at 8:55 AM ET.
    ['Sun Jun 01 14:05:00 PDT 2025', '2025-06-01T18:05:00Z'],
    ['Sun Jun 01 08:55:00 PDT 2025', '2025-06-01T12:55:00Z'],
    ['Thu Jan 14 12:10:00 PST 2027', '2027-01-14T17:10:00Z'],
    ['Sun Feb 31 14:05:00 PST 2027', undefined],
    ['Sun Xxx 01 14:05:00 PDT 2025', undefined],
    ['Sun Jun 01 25:05:00 PDT 2025', undefined],
    [' Sun Jun 01 23:59:00 PDT 2025 ', '2025-06-02T03:59:00Z'],
    ['Sun Jun 01 14:60:00 PDT 2025', undefined],
    ['at Sun Jun 01 14:05:00 PDT 2025', undefined],
    ['Sun Jun 01 14:05:00 PDT 2025 or so', undefined],
    ['PDT', undefined],
  ])('%s is %s', (text, time) => {
    expect(parseTeeTimeText(text)).toBe(time)
  })

  it('know every month', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
    const days = months.map((month) => parseTeeTimeText(`Fri ${month} 02 12:00:00 PDT 2026`)?.slice(0, 10))
    expect(days).toEqual(months.map((_, index) => `2026-${String(index + 1).padStart(2, '0')}-02`))
  })
})
