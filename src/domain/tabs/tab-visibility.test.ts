import { describe, expect, it } from 'vitest'
import { ALL_SPORTS } from '../league'
import { isTabVisible } from './tab-visibility'

describe('000 section 2: the PGA tab is hidden', () => {
  it.each([
    // The last day of the Tour Championship, and the week after it.
    ['2024-09-01', true],
    ['2024-09-02', false],
    ['2024-09-08', false],
    ['2024-09-09', true],
    ['2025-08-24', true],
    ['2025-08-25', false],
    ['2025-09-07', false],
    ['2025-09-08', true],
    ['2025-09-26', true],
    ['2025-09-27', false],
    ['2025-09-29', false],
    ['2025-09-30', true],
    ['2026-08-30', true],
    ['2026-08-31', false],
    ['2026-09-06', false],
    ['2026-09-07', true],
    ['2026-09-28', true],
    ['2027-09-17', true],
    ['2027-09-18', false],
    ['2027-09-20', false],
    ['2027-09-21', true],
    ['2030-08-25', true],
    ['2030-08-26', false],
    ['2030-09-01', false],
    ['2030-09-02', true],
    ['2030-09-28', true],
  ])('on %s it is visible: %s', (day, visible) => {
    expect(isTabVisible('PGA', day, {})).toBe(visible)
    expect(isTabVisible('NFL', day, {})).toBe(true)
  })
})

describe('000 section 2: per-league visibility can be switched off by an operator; all default to visible', () => {
  it('shows every league that is not switched off', () => {
    for (const sport of ALL_SPORTS) expect(isTabVisible(sport, '2026-06-01', {})).toBe(true)
  })

  it('follows the switch', () => {
    expect(isTabVisible('NHL', '2026-06-01', { NHL: false })).toBe(false)
    expect(isTabVisible('NHL', '2026-06-01', { NHL: true, NBA: false })).toBe(true)
  })

  it('does not bring a hidden golf tab back', () => {
    expect(isTabVisible('PGA', '2025-09-28', { PGA: true })).toBe(false)
  })
})
