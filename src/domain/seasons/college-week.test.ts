import { describe, expect, it } from 'vitest'
import { collegeWeek } from './college-week'

describe('000 section 4: NCAAF week starts on Wednesday', () => {
  it.each([
    ['2026-09-02', '2026-09-02', '2026-09-08'],
    ['2026-09-05', '2026-09-02', '2026-09-08'],
    ['2026-09-08', '2026-09-02', '2026-09-08'],
    ['2026-09-09', '2026-09-09', '2026-09-15'],
    ['2027-01-01', '2026-12-30', '2027-01-05'],
    ['2028-02-29', '2028-02-23', '2028-02-29'],
  ])('%s is in the week from %s to %s', (day, first, last) => {
    const week = collegeWeek(day)
    expect([week[0], week.at(-1), week.length]).toEqual([first, last, 7])
  })
})
