import { describe, expect, it } from 'vitest'
import { developerSport, gameListText, type GameListState } from './loading-text'

describe('002 section 8: developer mode', () => {
  const table: readonly [GameListState, string | undefined][] = [
    [{ kind: 'loaded', games: 0 }, 'No games found for the selected date.'],
    [{ kind: 'loaded', games: 1 }, undefined],
    [{ kind: 'failed' }, 'Failed to load games'],
    [{ kind: 'refused', sport: 'NFL', status: 503 }, 'Failed to load NFL games: 503'],
    [{ kind: 'not-configured', sport: 'PGA' }, 'Developer mode is not configured for PGA'],
  ]
  it.each(table)('%j: %s', (state, text) => {
    expect(gameListText(state)).toBe(text)
  })

  it('supports NFL, NBA, MLB, NHL, NCAAF', () => {
    const sports = ['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'NCAAB', 'PGA', 'RYDER_CUP']
    expect(sports.filter((sport) => developerSport(sport))).toEqual(['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF'])
  })
})
