import { describe, expect, it } from 'vitest'
import { ALL_SPORTS } from '../league'
import { finalGame, liveGame, offGame, scheduledGame } from '../testing/sample-game'
import { thanksgiving } from './holidays'
import { isShowcaseAhead, isShowcaseDay } from './showcase'

describe('000 section 4: showcase days', () => {
  it.each([
    ['NBA', '2026-12-25'],
    ['NFL', '2026-11-26'],
    ['NHL', '2027-01-01'],
  ] as const)('%s: %s, and of no other league', (sport, day) => {
    expect(ALL_SPORTS.filter((other) => isShowcaseDay(other, day))).toEqual([sport])
  })

  it.each([
    [2023, '2023-11-23'],
    [2024, '2024-11-28'],
    [2025, '2025-11-27'],
    [2028, '2028-11-23'],
    [2029, '2029-11-22'],
    [2030, '2030-11-28'],
  ])('Thanksgiving, the fourth Thursday, is in %d on %s', (year, day) => {
    expect(thanksgiving(year)).toBe(day)
  })

  it('are ahead only before the start', () => {
    const [waiting, postponed, live, over] = [scheduledGame(), offGame(), liveGame(), finalGame()]
    expect(isShowcaseAhead('NBA', '2026-12-25', [waiting, waiting])).toBe(true)
    expect(isShowcaseAhead('NBA', '2026-12-25', [waiting, postponed])).toBe(true)
    expect(isShowcaseAhead('NBA', '2026-12-25', [live, waiting])).toBe(false)
    expect(isShowcaseAhead('NBA', '2026-12-25', [over, waiting])).toBe(false)
    expect(isShowcaseAhead('NFL', '2026-12-25', [waiting])).toBe(false)
    expect(isShowcaseAhead('NBA', '2026-12-24', [waiting])).toBe(false)
  })
})
