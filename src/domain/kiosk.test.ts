import { describe, expect, it } from 'vitest'
import { formatKiosk, nextKioskLeague, parseKiosk } from './kiosk'

describe('design 6.16: ?kiosk', () => {
  it.each([
    ['', undefined],
    ['?kiosks', undefined],
    ['?other=1', undefined],
    ['?kiosk', { leagues: [] }],
    ['?kiosk=', { leagues: [] }],
    ['?kiosk=nfl,nba', { leagues: ['nfl', 'nba'] }],
    ['?a=1&kiosk=NFL%2Cryder-cup', { leagues: ['nfl', 'rydercup'] }],
    ['?kiosk=nfl,cricket,nfl', { leagues: ['nfl'] }],
  ])('reads %s', (search, kiosk) => {
    expect(parseKiosk(search)).toEqual(kiosk)
  })

  it('is written as it is read', () => {
    expect(formatKiosk({ leagues: [] })).toBe('?kiosk')
    expect(formatKiosk({ leagues: ['nfl', 'nba'] })).toBe('?kiosk=nfl,nba')
  })
})

describe('design 6.16: ?kiosk=nfl,nba rotates leagues and skips those without games', () => {
  const kiosk = { leagues: ['nfl', 'nba', 'mlb'] } as const
  const after = (current: 'nfl' | 'nba' | 'mlb' | 'nhl' | undefined, ...withGames: string[]) =>
    nextKioskLeague(kiosk, current, (slug) => withGames.includes(slug))

  it('goes round', () => {
    expect(after('nfl', 'nfl', 'nba', 'mlb')).toBe('nba')
    expect(after('mlb', 'nfl', 'nba', 'mlb')).toBe('nfl')
  })

  it('skips a league without games', () => {
    expect(after('nfl', 'nfl', 'mlb')).toBe('mlb')
  })

  it('stays when no other league has games', () => {
    expect(after('nfl', 'nfl')).toBeUndefined()
    expect(after('nfl')).toBeUndefined()
  })

  it('begins with the first one when the address names a league outside of the list', () => {
    expect(after('nhl', 'nfl', 'nba')).toBe('nfl')
    expect(after(undefined, 'nba')).toBe('nba')
  })
})
