import { describe, expect, it } from 'vitest'
import { offGame, sampleTeam } from '../testing/sample-game'
import { offText, offWord } from './off-words'

describe('a game that is off', () => {
  it.each([
    ['postponed', 'Postponed', 'Game Postponed'],
    ['suspended', 'Suspended', 'Game Suspended'],
    ['cancelled', 'Cancelled', 'Cancelled'],
  ] as const)('is named by its status: %s', (status, word, text) => {
    const game = offGame({ status, quarter: word })
    expect([offWord(game), offText(game)]).toEqual([word, text])
  })

  it('is cancelled whatever the sky or the headline says', () => {
    const weather = { temp: 70, condition: 'Storm', estimated: false } as const
    const off = { status: 'cancelled', quarter: 'Canceled' } as const
    expect(offText(offGame({ ...off, weather }))).toBe('Cancelled')
    expect(offText(offGame({ ...off, headline: 'Game postponed once, now called off' }))).toBe('Cancelled')
  })

  it('is named by its status where a team has a part of that word for its name', () => {
    expect(offText(offGame({ homeTeam: sampleTeam({ name: 'pone' }) }))).toBe('Postponed')
  })

  it('was a forfeit when the feed calls it one', () => {
    const forfeit = offGame({ status: 'cancelled', quarter: 'Forfeit' })
    expect([offWord(forfeit), offText(forfeit)]).toEqual(['Forfeit', 'Forfeit'])
    expect(offWord(offGame({ status: 'postponed', quarter: 'Forfeit' }))).toBe('Postponed')
  })
})
