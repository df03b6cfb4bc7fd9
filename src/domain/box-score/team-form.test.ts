import { describe, expect, it } from 'vitest'
import { againstSpread, formFacts, type PastGame } from './team-form'

const past = (id: string, own: number, theirs: number, isHome = true): PastGame => ({
  id,
  start: '2026-10-18T17:00:00Z',
  opponent: 'SF',
  isHome,
  own,
  theirs,
})
const GAMES = [past('1', 24, 20), past('2', 10, 13, false), past('3', 17, 17)]
const FORM = { team: 'SEA', record: '7-4-1', split: '4-1', where: 'home', last: GAMES } as const

describe('the form of a team', () => {
  it('is its season, its games at home or on the road, and its latest games', () => {
    expect(formFacts('football', FORM)).toEqual([
      { label: 'Season', text: '7-4-1' },
      { label: 'At home', text: '4-1' },
      { label: 'Last 3', text: '1-1-1 (W L T)' },
      { label: 'Points', text: '17.0 scored, 16.7 allowed' },
    ])
    expect(formFacts('football', { ...FORM, last: GAMES.slice(0, 2) })[2]?.text).toBe('1-1 (W L)')
    expect(formFacts('football', { ...FORM, where: 'road' })[1]?.label).toBe('On the road')
  })

  it.each([
    ['basketball', 'Points'],
    ['baseball', 'Runs'],
    ['hockey', 'Goals'],
  ] as const)('in %s is told in %s', (kind, label) => {
    expect(formFacts(kind, FORM)[3]).toEqual({ label, text: '17.0 scored, 16.7 allowed' })
  })

  it('has no line for what is unknown', () => {
    expect(formFacts('football', { ...FORM, record: '', split: '', last: [] })).toEqual([])
  })

  it('counts against the spread only games whose line was kept, and says how many', () => {
    const spreads = [
      { game_id: '1', home_spread: -3 },
      { game_id: '2', home_spread: -3 },
      { game_id: '3', home_spread: null },
    ]
    // Game 1: won by four when giving three. Game 2, on the road: lost by three when given three.
    expect(againstSpread(GAMES, spreads)).toBe('1-0-1 in 2 games with a line')
    expect(againstSpread(GAMES, spreads.slice(0, 1))).toBe('1-0 in 1 game with a line')
    expect(againstSpread(GAMES, [{ game_id: '1', home_spread: -7 }])).toBe('0-1 in 1 game with a line')
    expect(againstSpread(GAMES, [])).toBeUndefined()
  })
})
