import { describe, expect, it } from 'vitest'
import type { LiveGame } from '../game/game'
import type { FootballSituation } from '../game/situation'
import { liveGame } from '../testing/sample-game'
import { footballWords } from './football-words'

const third: FootballSituation = {
  kind: 'football',
  down: 3,
  distance: 8,
  yardLine: 10,
  possession: 'HOM',
  possessionText: 'KU 10',
  downDistanceText: '3rd & 8 at KU 10',
}
const words = (situation: FootballSituation | undefined, more: Partial<LiveGame> = {}) =>
  footballWords(liveGame({ ...(situation && { situation }), ...more }))
const idle = (more: Partial<FootballSituation> = {}) =>
  words({ kind: 'football', ...more } as FootballSituation)

describe('what a card says of a football game', () => {
  it.each([
    [third, '3rd & 8 · KU 10'],
    [{ ...third, downDistanceText: '3rd & 8' }, '3rd & 8 · KU 10'],
    [{ ...third, downDistanceText: '' }, '3rd & 8 · KU 10'],
    [{ ...third, down: 5, downDistanceText: '5th & 8 at KU 10' }, '5th & 8 · KU 10'],
    [{ ...third, possessionText: undefined }, '3rd & 8 · KU 10'],
    [{ ...third, possessionText: undefined, downDistanceText: '3rd & 8' }, '3rd & 8'],
    [{ ...third, distance: 4, downDistanceText: '1st & Goal at NYJ 4', down: 1 }, '1st & Goal · KU 10'],
    [{ ...third, happening: 'two-minute warning' }, 'Two-minute warning'],
  ] as const)('during a down: %#', (situation, text) => {
    expect(words(situation as FootballSituation)).toBe(text)
  })

  it('says what has happened while no down is played', () => {
    expect(idle({ happening: 'touchdown', happeningTeam: 'LV' })).toBe('Touchdown LV')
    expect(idle({ happening: 'kickoff' })).toBe('Kickoff')
    expect(idle({ happening: 'field goal good', happeningTeam: 'SEA' })).toBe('Field goal good SEA')
    expect(idle()).toBe('')
  })

  it('says Kickoff before the first play of a half, when the feed says nothing', () => {
    expect(words(undefined, { quarter: '1Q • 15:00' })).toBe('Kickoff')
    expect(words({ kind: 'football', homeTimeouts: 3 }, { quarter: '3Q • 15:00' })).toBe('Kickoff')
    expect(words(undefined)).toBe('')
    expect(words(undefined, { quarter: '2Q • 15:00' })).toBe('')
  })

  it('says nothing of other sports, whose games the wall shows too', () => {
    const situation = { kind: 'basketball', lastPlay: 'Jump ball' } as const
    expect(footballWords(liveGame({ situation, quarter: '1Q • 15:00' }))).toBe('')
  })

  it('does not say Kickoff while a game waits for it', () => {
    expect(words(undefined, { quarter: '1Q • 15:00', delay: 'Lightning Delay' })).toBe('')
  })

  it.each([{ quarter: 'HALF' }, { quarter: 'FINAL' }, { delay: 'Lightning Delay' }])(
    'is silent while nothing is played: %o',
    (more) => {
      expect(words({ ...third, happening: 'touchdown' }, more)).toBe('')
    },
  )
})
