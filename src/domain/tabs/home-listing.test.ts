import { describe, expect, it } from 'vitest'
import { ALL_SPORTS, type Sport } from '../league'
import { homeListing } from './home-listing'
import type { Tab } from './tab-state'

function tabs(active: readonly Sport[], live: readonly Sport[] = []): readonly Tab[] {
  return ALL_SPORTS.map((sport) => ({
    sport,
    isLive: live.includes(sport),
    isInSeason: active.includes(sport),
    phase: 'regular',
    priority: 8,
  }))
}

describe('000 section 2: the home listing shows 3 to 6 sports, active ones first', () => {
  it.each([
    ['fills up to three', [], [], [], ['MLB', 'NBA', 'NCAAB']],
    ['fills up to three below the active one', ['PGA'], [], [], ['PGA', 'MLB', 'NBA']],
    ['shows all active ones', ['PGA', 'NFL', 'NHL', 'MLB'], [], [], ['MLB', 'NFL', 'NHL', 'PGA']],
    ['puts the live one first', ['PGA', 'NFL', 'NHL'], ['NHL'], [], ['NHL', 'NFL', 'PGA']],
    ['stops at six', ALL_SPORTS, [], [], ['MLB', 'NBA', 'NCAAB', 'NCAAF', 'NFL', 'NHL']],
    ['favourites above, even live ones', ['PGA', 'NFL', 'NHL'], ['NHL'], ['PGA'], ['PGA', 'NHL', 'NFL']],
    [
      'an inactive favourite below the active ones',
      ['PGA', 'NFL', 'NHL'],
      [],
      ['RYDER_CUP'],
      ['NFL', 'NHL', 'PGA', 'RYDER_CUP'],
    ],
  ] as const)('%s', (_name, active, live, favourites, shown) => {
    expect(homeListing(tabs(active, live), favourites)).toEqual(shown)
  })

  it('cannot show more than there are', () => {
    expect(homeListing(tabs(['NFL']).slice(0, 2), [])).toEqual(['NFL', 'NBA'])
  })
})
