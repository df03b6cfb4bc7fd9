import { describe, expect, it } from 'vitest'
import type { Board } from '../board/board'
import { formatKiosk, hasRows, nextKioskLeague, parseKiosk } from './kiosk'

describe('design 6.16: ?kiosk', () => {
  it.each([
    ['', undefined],
    ['?kiosks', undefined],
    ['?mykiosk=nfl', undefined],
    ['?other=1', undefined],
    ['?kiosk', { leagues: [] }],
    ['?kiosk=', { leagues: [] }],
    ['?kiosk=nfl,nba', { leagues: ['nfl', 'nba'] }],
    ['?a=1&kiosk=NFL%2Cryder-cup', { leagues: ['nfl', 'rydercup'] }],
    ['?kiosk=nfl,cricket,nfl', { leagues: ['nfl'] }],
    ['?kiosk=nfl,%20nba,+mlb', { leagues: ['nfl', 'nba', 'mlb'] }],
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

  it('goes back to the first league after the last', () => {
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
    expect(after(undefined, 'nfl', 'nba', 'mlb')).toBe('nfl')
  })
})

describe('design 6.16: what counts as having games', () => {
  const board = (facts: object) => ({ content: { kind: 'games' }, ...facts }) as Board
  const FOOTBALL_SUNDAY = '2026-10-25'

  it.each([
    ['games', { sport: 'NFL', games: [{}] }, true],
    ['an empty day', { sport: 'NFL', games: [] }, false],
    ['an offseason message', { sport: 'NFL', games: [{}], content: { kind: 'countdown' } }, false],
    ['a tournament', { sport: 'PGA', tournaments: [{}] }, true],
    ['no tournament', { sport: 'PGA', tournaments: [] }, false],
  ])('%s', (_what, facts, shows) => {
    expect(hasRows(board(facts), FOOTBALL_SUNDAY)).toBe(shows)
  })

  it('not a cup without matches', () => {
    expect(hasRows(board({ sport: 'RYDER_CUP', matches: [] }), '2025-09-27')).toBe(false)
  })

  it.each([
    ['2025-09-27', true],
    ['2025-10-14', true],
    ['2025-10-15', false],
    [FOOTBALL_SUNDAY, false],
    ['2027-09-12', true],
  ])('the cup only in its weeks, though its last result stands: %s', (day, shows) => {
    expect(hasRows(board({ sport: 'RYDER_CUP', matches: [{}] }), day)).toBe(shows)
  })
})
