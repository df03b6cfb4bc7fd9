import { describe, expect, it } from 'vitest'
import { easternTimeToMs } from '../time/eastern'
import { tabOf } from './tab'
import { isDisabled, isTinted } from './tab-state'

const noon = (day: string) => easternTimeToMs(day, 12, 0)

describe('000 section 2: a tab is disabled when its league is out of season and has no live game', () => {
  it.each([
    ['NFL', '2026-06-01', false, true],
    ['NFL', '2026-06-01', true, false],
    ['NFL', '2026-10-01', false, false],
    ['NFL', '2026-08-01', false, false],
    ['NBA', '2026-07-10', false, false],
    ['NBA', '2026-08-10', false, true],
    ['NCAAF', '2026-08-20', false, false],
    ['NCAAB', '2026-07-01', false, true],
    ['PGA', '2026-12-25', false, false],
    ['RYDER_CUP', '2026-09-26', false, true],
    ['RYDER_CUP', '2025-09-26', false, false],
  ] as const)('%s on %s, live: %s, is disabled: %s', (sport, day, isLive, disabled) => {
    expect(isDisabled(tabOf(sport, isLive, noon(day)))).toBe(disabled)
  })
})

describe('a day with games that the calendar does not know yet', () => {
  const afternoon = noon('2025-09-20')

  it('enables the tab before the first preseason game, and tints it in early playoffs', () => {
    expect(isDisabled(tabOf('NHL', false, afternoon))).toBe(true)
    expect(isDisabled(tabOf('NHL', false, afternoon, 'preseason'))).toBe(false)
    expect(isTinted(tabOf('MLB', false, noon('2026-09-29'), 'playoffs'))).toBe(true)
  })
})

describe('000 section 2: leagues in the playoff phase are tinted yellow', () => {
  it.each([
    ['NFL', '2027-01-13', true],
    ['NFL', '2026-02-12', false],
    ['NFL', '2027-02-14', true],
    ['NFL', '2027-02-15', false],
    ['NBA', '2026-06-10', true],
    ['MLB', '2026-10-01', false],
    ['PGA', '2026-08-20', false],
  ] as const)('%s on %s: %s', (sport, day, tinted) => {
    expect(isTinted(tabOf(sport, false, noon(day)))).toBe(tinted)
  })
})
