import { describe, expect, it } from 'vitest'
import {
  ALL_LEAGUES,
  ALL_SPORTS,
  DEFAULT_SLUG,
  GAME_SPORTS,
  leagueOf,
  leagueOfSport,
  leagueTitle,
  parseGameSlug,
  parseGameSport,
  parseSlug,
  type Slug,
  type Sport,
} from './league'

describe('000 section 1: leagues (sport enumeration)', () => {
  it('is NFL, NBA, MLB, NHL, NCAAF, NCAAB, PGA, RYDER_CUP', () => {
    expect(ALL_SPORTS).toEqual(['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'NCAAB', 'PGA', 'RYDER_CUP'])
  })

  it('is found by slug and by sport', () => {
    for (const league of ALL_LEAGUES) {
      expect([leagueOf(league.slug), leagueOfSport(league.sport)]).toEqual([league, league])
    }
  })

  it('has two leagues in each sport that colleges play, and one in each of the others', () => {
    expect(ALL_LEAGUES.map(({ kind }) => kind)).toEqual([
      'football',
      'basketball',
      'baseball',
      'hockey',
      'football',
      'basketball',
      'golf',
      'cup',
    ])
  })

  it('an unknown league is reported by the name that was asked for', () => {
    expect(() => leagueOf('f1' as Slug)).toThrow('No league has the slug f1')
    expect(() => leagueOfSport('F1' as Sport)).toThrow('No league is called F1')
  })

  it('a visit starts at the NFL', () => {
    expect(DEFAULT_SLUG).toBe('nfl')
  })
})

describe('000 section 2: the slug is the lower-case league name, matched case-insensitively', () => {
  it.each([
    ['nfl', 'nfl'],
    ['NBA', 'nba'],
    ['Ncaaf', 'ncaaf'],
    ['ncaab', 'ncaab'],
    ['PGA', 'pga'],
    ['rydercup', 'rydercup'],
    ['RyderCup', 'rydercup'],
    ['ryder-cup', 'rydercup'],
    ['RYDER_CUP', 'rydercup'],
    ['f1', undefined],
    ['n-fl', undefined],
    ['nfl ', undefined],
    ['', undefined],
  ])('%j is read as %j', (text, slug) => {
    expect(parseSlug(text)).toBe(slug)
  })
})

describe('leagues with games of two teams', () => {
  it.each([
    ['nfl', 'nfl'],
    ['NCAAB', 'ncaab'],
    ['pga', undefined],
    ['ryder-cup', undefined],
    ['f1', undefined],
  ])('the slug %s is read as that of %s', (text, slug) => {
    expect(parseGameSlug(text)).toBe(slug)
  })

  it('are all but golf and the cup', () => {
    expect(GAME_SPORTS).toEqual(['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'NCAAB'])
    expect(ALL_SPORTS.map(parseGameSport)).toEqual([...GAME_SPORTS, undefined, undefined])
  })
})

describe('000 section 7: sport paths, limit=100 for NBA, NHL, golf and NCAAF', () => {
  it.each([
    ['NFL', 'football/nfl', undefined, undefined],
    ['NBA', 'basketball/nba', 100, undefined],
    ['MLB', 'baseball/mlb', undefined, undefined],
    ['NHL', 'hockey/nhl', 100, undefined],
    ['NCAAF', 'football/college-football', 100, '80'],
    ['NCAAB', 'basketball/mens-college-basketball', 100, '50'],
    ['PGA', 'golf/pga', 100, undefined],
    ['RYDER_CUP', 'golf/leaderboard', undefined, undefined],
  ] as const)('%s is asked at %s, limit %s, groups %s', (sport, feedPath, limit, groups) => {
    const league = leagueOfSport(sport)
    expect([league.feedPath, league.limit, league.groups]).toEqual([feedPath, limit, groups])
  })
})

describe('000 section 3: sport config', () => {
  it('isIndoor holds for basketball and hockey only', () => {
    expect(ALL_LEAGUES.filter(({ indoor }) => indoor).map(({ sport }) => sport)).toEqual([
      'NBA',
      'NHL',
      'NCAAB',
    ])
  })

  it('000 section 2: the label is the league name, with RYDER CUP written as two words', () => {
    expect(ALL_LEAGUES.map(({ label }) => label)).toEqual([
      'NFL',
      'NBA',
      'MLB',
      'NHL',
      'NCAAF',
      'NCAAB',
      'PGA',
      'RYDER CUP',
    ])
  })

  it('a heading writes Ryder Cup in normal case, where its tab has capitals', () => {
    const titles = ALL_SPORTS.map(leagueTitle)
    expect(titles).toEqual([...ALL_LEAGUES.slice(0, 7).map(({ label }) => label), 'Ryder Cup'])
  })
})
