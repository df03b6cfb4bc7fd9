import { describe, expect, it } from 'vitest'
import type { Game } from '../game/game'
import { ALL_SPORTS, type Sport } from '../league'
import { finalGame, liveGame, offGame, scheduledGame } from '../testing/sample-game'
import { thanksgiving } from './holidays'
import { showcaseOn } from './showcase'

describe('000 section 4: showcase days', () => {
  it.each([
    ['NBA', '2026-12-25'],
    ['NFL', '2026-11-26'],
    ['NHL', '2026-01-02'],
  ] as const)('%s: %s, and of no other league', (sport, day) => {
    expect(ALL_SPORTS.filter((other) => showcaseOn(other, day, [scheduledGame()]))).toEqual([sport])
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

  it.each([
    ['NBA', '2026-12-25', 'games on Christmas'],
    ['NFL', '2026-11-26', 'games on Thanksgiving'],
  ] as const)('of %s on %s are proven by %s', (sport, day, tells) => {
    expect(showcaseOn(sport, day, [scheduledGame()])).toEqual({
      text: 'Showcase day',
      evidence: { kind: 'feed', tells },
    })
  })

  it('are ahead only before the start', () => {
    const [waiting, postponed, live, over] = [scheduledGame(), offGame(), liveGame(), finalGame()]
    const isAhead = (sport: Sport, day: string, games: readonly Game[]) =>
      showcaseOn(sport, day, games)?.text === 'Showcase day'
    expect(isAhead('NBA', '2026-12-25', [waiting, waiting])).toBe(true)
    expect(isAhead('NBA', '2026-12-25', [waiting, postponed])).toBe(true)
    expect(isAhead('NBA', '2026-12-25', [live, waiting])).toBe(false)
    expect(isAhead('NBA', '2026-12-25', [over, waiting])).toBe(false)
    expect(isAhead('NFL', '2026-12-25', [waiting])).toBe(false)
    expect(isAhead('NBA', '2026-12-24', [waiting])).toBe(false)
    expect(isAhead('NBA', '2026-12-25', [])).toBe(false)
  })

  it('of hockey are the days of its outdoor game, named for the year or by the note of a game', () => {
    const game = (headline?: string) => [scheduledGame({ ...(headline !== undefined && { headline }) })]
    expect(showcaseOn('NHL', '2024-01-01', game())?.evidence.kind).toBe('data')
    expect(showcaseOn('NHL', '2025-01-01', game())).toBeUndefined()
    expect(showcaseOn('NHL', '2026-01-01', game())).toBeUndefined()
    expect(showcaseOn('NHL', '2029-01-01', game())).toBeUndefined()
    const classic = [...game(), ...game('2029 Discover NHL Winter Classic')]
    expect(showcaseOn('NHL', '2029-01-01', classic)?.evidence).toEqual({
      kind: 'feed',
      tells: 'a note of the day',
    })
  })

  it('of hockey are not the days after it, when articles look back at it', () => {
    const headline = 'Avalanche host the Blues after Winter Classic win'
    const games = [scheduledGame({ headline, headlines: [headline] })]
    expect(showcaseOn('NHL', '2029-01-03', games)).toBeUndefined()
  })
})
