import { describe, expect, it } from 'vitest'
import { simpleSeason, simpleSeasonByGames } from './simple-season'

describe('000 section 4: the simpler feed-level view, playoffs 10, regular 8, draft 7, preseason 6, offseason 1-4', () => {
  it.each([
    ['NFL', '2027-01-20', 'playoffs', 10, true],
    ['NBA', '2026-06-10', 'playoffs', 10, true],
    ['NFL', '2026-10-01', 'regular', 8, true],
    ['NBA', '2026-02-18', 'regular', 8, true],
    ['NFL', '2026-04-25', 'draft', 7, false],
    ['NFL', '2026-08-15', 'preseason', 6, true],
    ['MLB', '2026-03-01', 'preseason', 6, true],
    ['NBA', '2026-07-02', 'offseason', 2, false],
    ['NBA', '2026-07-10', 'offseason', 2, false],
    ['NFL', '2026-08-01', 'offseason', 4, false],
    ['NFL', '2026-07-01', 'offseason', 4, false],
    ['NFL', '2026-06-30', 'offseason', 3, false],
    ['NFL', '2026-05-01', 'offseason', 2, false],
    ['NFL', '2026-04-26', 'offseason', 1, false],
    ['NFL', '2026-02-12', 'offseason', 1, false],
    ['MLB', '2026-12-31', 'offseason', 3, false],
    ['MLB', '2027-01-01', 'offseason', 4, false],
    ['RYDER_CUP', '2026-01-01', 'offseason', 1, false],
  ] as const)('%s on %s is %s with priority %d, in season: %s', (sport, day, phase, priority, isInSeason) => {
    expect(simpleSeason(sport, day)).toEqual({ phase, priority, isInSeason })
  })
})

describe('000 section 4: PGA is always in season, priority 7 during majors (April to August), otherwise 4', () => {
  it.each([
    ['2026-03-31', 4],
    ['2026-04-01', 7],
    ['2026-08-31', 7],
    ['2026-09-01', 4],
    ['2026-12-25', 4],
  ])('on %s the priority is %d', (day, priority) => {
    expect(simpleSeason('PGA', day)).toEqual({ phase: 'regular', priority, isInSeason: true })
  })
})

describe('near a turn of the calendar the games of the day tell where the season stands', () => {
  it.each([
    ['the Hall of Fame game', 'NFL', '2026-08-06', 'preseason', 'preseason', 6],
    ['the first week of hockey', 'NHL', '2026-09-29', 'regular', 'regular', 8],
    ['the first week of its preseason', 'NHL', '2025-09-20', 'preseason', 'preseason', 6],
    ['a wild card in September', 'MLB', '2026-09-29', 'playoffs', 'playoffs', 10],
    ['a seventh game', 'NBA', '2025-06-22', 'playoffs', 'playoffs', 10],
    ['a round that ends late', 'NHL', '2024-04-18', 'regular', 'regular', 8],
    ['far from any change of phase', 'NFL', '2026-06-01', 'regular', 'offseason', 3],
    ['games of last season', 'NBA', '2026-12-25', 'playoffs', 'regular', 8],
    ['games without a phase', 'NFL', '2026-08-06', undefined, 'offseason', 4],
    ['golf, which has no phases', 'PGA', '2026-09-01', 'playoffs', 'regular', 4],
    ['the first weeks of its majors', 'PGA', '2026-04-10', 'regular', 'regular', 7],
  ] as const)(
    '%s: %s on %s, with games of the phase %s, is %s with priority %d',
    (_what, sport, day, told, phase, priority) => {
      const isInSeason = phase !== 'offseason'
      expect(simpleSeasonByGames(sport, day, told)).toEqual({ phase, priority, isInSeason })
    },
  )
})
