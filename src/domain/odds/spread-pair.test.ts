import { describe, expect, it } from 'vitest'
import { signedSpreads } from './spread-pair'

describe('000 section 3: signs of spreads', () => {
  it.each([
    ['NFL', -7, 'home', -7, 7],
    ['NFL', 3, 'away', 3, -3],
    // Only baseball's sign follows the favourite: elsewhere the feed's own sign counts.
    ['NFL', 3, 'home', 3, -3],
    ['NFL', -7, 'none', -7, 7],
    ['NBA', 0, 'none', 0, 0],
    ['MLB', -1.5, 'none', -1.5, 1.5],
    ['MLB', -1.5, 'home', -1.5, 1.5],
    ['MLB', 1.5, 'home', -1.5, 1.5],
    ['MLB', 1.5, 'away', 1.5, -1.5],
    ['MLB', -1.5, 'away', 1.5, -1.5],
    ['MLB', 1.5, 'none', 1.5, -1.5],
  ] as const)('%s %d with favourite %s is %d at home and %d away', (sport, spread, favorite, home, away) => {
    expect(signedSpreads(sport, spread, favorite)).toEqual({ homeSpread: home, awaySpread: away })
  })
})
