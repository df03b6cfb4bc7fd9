import { describe, expect, it } from 'vitest'
import { isWithin, type Span } from './month-day'

const spring: Span = ['03-01', '06-30']
const winter: Span = ['10-22', '04-14']

describe('a span of a year', () => {
  it.each<readonly [Span, string, boolean]>([
    [spring, '2026-02-28', false],
    [spring, '2026-03-01', true],
    [spring, '2026-06-30', true],
    [spring, '2026-07-01', false],
    [winter, '2026-10-21', false],
    [winter, '2026-10-22', true],
    [winter, '2026-12-31', true],
    [winter, '2027-01-01', true],
    [winter, '2028-02-29', true],
    [winter, '2027-04-14', true],
    [winter, '2027-04-15', false],
  ])('%j has %s in it: %s', (span, day, isIn) => {
    expect(isWithin(day, span)).toBe(isIn)
  })

  it('of one day holds that day, and a missing span holds none', () => {
    expect(isWithin('2026-07-04', ['07-04', '07-04'])).toBe(true)
    expect(isWithin('2026-07-05', ['07-04', '07-04'])).toBe(false)
    expect(isWithin('2026-07-04', undefined)).toBe(false)
  })
})
