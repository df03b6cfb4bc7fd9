import { ALL_SPORTS } from '../league'
import { describe, expect, it } from 'vitest'
import { hasOdds, oddsSportName, parseOddsSport } from './odds-sport'

describe('000 section 4: sport names of saved odds', () => {
  it.each([
    ['NFL', 'NFL'],
    ['nfl', 'NFL'],
    ['NFL Preseason', 'NFL'],
    ['football/nfl', 'NFL'],
    ['NBA', 'NBA'],
    [' ncaaf ', 'NCAAF'],
  ])('%j is kept as %s', (name, kept) => {
    expect(oddsSportName(name)).toBe(kept)
  })

  it('NFL, MLB, NBA, NHL and NCAAF have odds, no other league', () => {
    expect(ALL_SPORTS.filter(hasOdds)).toEqual(['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF'])
  })

  it.each([
    ['nfl preseason', 'NFL'],
    ['NCAAF', 'NCAAF'],
    ['NCAAB', undefined],
    ['RYDER_CUP', undefined],
    ['', undefined],
  ])('the kept name %j is read as %s', (name, sport) => {
    expect(parseOddsSport(name)).toBe(sport)
  })
})
