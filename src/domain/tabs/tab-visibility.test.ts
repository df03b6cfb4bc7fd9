import { describe, expect, it } from 'vitest'
import { ALL_SPORTS, type Sport } from '../league'
import { isTabVisible } from './tab-visibility'

const waiting = (sport: Sport) => ({ sport, isLive: false })
const live = (sport: Sport) => ({ sport, isLive: true })

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
    ['2026-08-31', true],
    ['2026-09-01', false],
    ['2026-09-06', false],
    ['2026-09-07', true],
    ['2026-09-28', true],
    ['2027-09-17', true],
    ['2027-09-18', false],
    ['2027-09-20', false],
    ['2027-09-21', true],
    ['2030-08-25', true],
    ['2030-08-26', true],
    ['2030-08-27', false],
    ['2030-09-01', false],
    ['2030-09-02', true],
    ['2030-09-28', true],
  ])('on %s it is visible: %s', (day, visible) => {
    expect(isTabVisible(waiting('PGA'), day, true)).toBe(visible)
    expect(isTabVisible(waiting('NFL'), day, true)).toBe(true)
  })

  it('only while nobody plays, but on the weekend of the Ryder Cup in any case', () => {
    expect(isTabVisible(live('PGA'), '2024-09-02', true)).toBe(true)
    expect(isTabVisible(live('PGA'), '2026-08-31', true)).toBe(true)
    expect(isTabVisible(live('PGA'), '2026-09-01', true)).toBe(true)
    expect(isTabVisible(live('PGA'), '2025-09-28', true)).toBe(false)
  })
})

describe('000 section 2: per-league visibility can be switched off by an operator; all default to visible', () => {
  it('shows every league that is not switched off', () => {
    for (const sport of ALL_SPORTS) expect(isTabVisible(waiting(sport), '2026-06-01', undefined)).toBe(true)
  })

  it('follows the switch, also while the league is live', () => {
    expect(isTabVisible(waiting('NHL'), '2026-06-01', false)).toBe(false)
    expect(isTabVisible(live('NHL'), '2026-06-01', false)).toBe(false)
    expect(isTabVisible(live('PGA'), '2026-08-31', false)).toBe(false)
    expect(isTabVisible(waiting('NHL'), '2026-06-01', true)).toBe(true)
  })

  it('does not bring a hidden golf tab back', () => {
    expect(isTabVisible(waiting('PGA'), '2025-09-28', true)).toBe(false)
  })
})
