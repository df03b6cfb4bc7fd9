import { describe, expect, it, test } from 'vitest'
import { homeSideOf, sideOf, sidesOf } from './cup-sides'

const named = (displayName: string) => ({ team: { displayName } })

describe('the side of a competitor', () => {
  test.each(['US', 'usa', 'U.S.', 'U.S.A.', 'United States', 'Team USA'])('%s is usa', (name) => {
    expect(sideOf(named(name))).toBe('usa')
  })

  test.each(['EUR', 'Europe', 'Team Europe'])('%s is europe', (name) => {
    expect(sideOf(named(name))).toBe('europe')
  })

  test.each(['Plus', 'USA Red', 'Not Europe', 'Europeans', ''])('%j is neither', (name) => {
    expect(sideOf(named(name))).toBeUndefined()
  })

  test.each(['abbreviation', 'displayName', 'name'])('is told by the %s of its team', (member) => {
    expect(sideOf({ team: { [member]: 'Europe' } })).toBe('europe')
  })

  test.each([
    ['home', 'usa', 'usa'],
    ['away', 'usa', 'europe'],
    ['home', 'europe', 'europe'],
    ['away', 'europe', 'usa'],
    ['neutral', 'usa', undefined],
    ['home', undefined, undefined],
  ] as const)(
    'without a name: a competitor who plays %s while %s hosts is on the side %s',
    (homeAway, host, side) => {
      expect(sideOf({ homeAway }, host)).toBe(side)
    },
  )
})

describe('the two sides', () => {
  const usa = { ...named('USA'), homeAway: 'home' }
  const europe = { ...named('Europe'), homeAway: 'away' }

  it('are either both found or not at all', () => {
    expect(sidesOf({ competitors: [null, europe, usa] })).toEqual({ usa, europe })
    expect(sidesOf({ competitors: [usa] })).toBeUndefined()
    expect(sidesOf({ competitors: [europe] })).toBeUndefined()
  })

  test.each([
    ['home', 'away', 'usa'],
    ['away', 'home', 'europe'],
    ['', '', undefined],
  ])('with %j for the United States and %j for Europe the host is %s', (atUsa, atEurope, host) => {
    expect(homeSideOf({ usa: { homeAway: atUsa }, europe: { homeAway: atEurope } })).toBe(host)
  })
})
