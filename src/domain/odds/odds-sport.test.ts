import { describe, expect, it } from 'vitest'
import { oddsSportName, parseOddsSport } from './odds-sport'

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

  it.each(['NFL', 'MLB', 'NBA', 'NHL', 'NCAAF'])('%s has odds', (sport) => {
    expect(parseOddsSport(sport)).toBe(sport)
  })

  it.each(['NCAAB', 'PGA', 'RYDER_CUP', ''])('%j has none', (sport) => {
    expect(parseOddsSport(sport)).toBeUndefined()
  })
})
