import { describe, expect, it } from 'vitest'
import { sampleTeam, scheduledGame } from '../../testing/sample-game'
import { lineMoved as find, type OpenedLine } from './line-occasion'

const game = scheduledGame({
  awayTeam: sampleTeam({ abbreviation: 'SF' }),
  homeTeam: sampleTeam({ abbreviation: 'SEA' }),
})
const NOW = { home_spread: -5.5, over_under: 44 }
const lineMoved = (opened: OpenedLine, now: OpenedLine = NOW) => find('nfl', game, opened, now)

describe('a line that moved', () => {
  it('is told by the spread or the total, whichever moved further from where it opened', () => {
    expect(lineMoved({ home_spread: -3, over_under: 44 })).toEqual({
      points: 2.5,
      title: 'NFL · Line moved 2.5',
      body: 'SF at SEA · SEA -3, now -5.5',
    })
    expect(lineMoved({ home_spread: -5, over_under: 41 })?.body).toBe('SF at SEA · Total 41, now 44')
  })
  it('is told by the spread where both moved as far', () => {
    expect(lineMoved({ home_spread: -4, over_under: 42.5 })?.body).toContain('SEA -4, now -5.5')
  })
  it('is not told when nobody offers it any more', () => {
    expect(lineMoved({ home_spread: -3, over_under: 44 }, { ...NOW, home_spread: null })).toBeUndefined()
  })
  it('is not told when it stands as it opened, or when nobody offered one', () => {
    expect(lineMoved(NOW)).toBeUndefined()
    expect(lineMoved({ home_spread: null, over_under: null })).toBeUndefined()
  })
  it('of a game where neither team is at home is told without a guest', () => {
    const final = { ...game, isNeutral: true as const }
    expect(find('nfl', final, { home_spread: -3, over_under: 44 }, NOW)?.body).toMatch(/^SF vs SEA · /)
  })
})
