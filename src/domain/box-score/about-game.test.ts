import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, offGame, scheduledGame } from '../testing/sample-game'
import type { ScheduledGame } from '../game/game'
import { aboutGame } from './about-game'

describe('issue 13: what everybody may know of a game', () => {
  it('holds its series, place, weather and channels, and a headline that says something else', () => {
    const game = scheduledGame({
      seriesText: 'Series tied 1-1',
      poRoundDesc: 'Semifinals',
      venue: { name: 'Arena', city: 'Town', state: 'ST' },
      weather: { temp: 40, condition: 'Rain', estimated: true },
      headline: 'A rivalry of a hundred years',
    })
    expect(aboutGame(game, ['TNT', 'Max'])).toEqual({
      headline: 'A rivalry of a hundred years',
      facts: [
        { label: 'Series', text: 'Semifinals · Series tied 1-1' },
        { label: 'Where', text: 'Arena · Town, ST' },
        { label: 'Weather', text: '40° Rain (estimated)' },
        { label: 'Watch', text: 'TNT, Max' },
      ],
    })
  })

  it('calls a single game an occasion and no series', () => {
    const venue = { name: 'TBD', city: '', state: '' }
    const label = (changes: Partial<ScheduledGame>) =>
      aboutGame(scheduledGame({ venue, ...changes }), undefined).facts
    expect(label({ gameSubtype: 'Bowl Game' })).toEqual([{ label: 'Occasion', text: 'Bowl Game' }])
    expect(label({ poRoundDesc: 'Finals', seriesGameNumber: 7 })).toEqual([
      { label: 'Series', text: 'Finals · Game 7' },
    ])
  })

  it('holds no channel once the game is over, whatever an older answer says', () => {
    const venue = { name: 'TBD', city: '', state: '' }
    expect(aboutGame(liveGame({ venue }), ['TNT'])).toEqual({ facts: [{ label: 'Watch', text: 'TNT' }] })
    expect(aboutGame(finalGame({ venue }), ['TNT'])).toEqual({ facts: [] })
  })

  it('holds no line for what is unknown', () => {
    expect(aboutGame(scheduledGame({ venue: { name: 'TBD', city: '', state: '' } }), undefined)).toEqual({
      facts: [],
    })
  })

  it('holds no clear sky while a game waits because of rain', () => {
    const clear = { temp: 82, condition: 'Clear', estimated: false } as const
    const venue = { name: 'TBD', city: '', state: '' }
    const facts = (delay?: string) =>
      aboutGame(liveGame({ venue, weather: clear, ...(delay && { delay }) }), undefined).facts
    expect([facts().length, facts('Rain Delay').length]).toEqual([1, 0])
    expect(aboutGame(offGame({ venue, weather: clear }), undefined).facts).toEqual([])
    expect(
      aboutGame(offGame({ venue, weather: { ...clear, condition: 'Rain' } }), undefined).facts,
    ).toHaveLength(1)
  })
})
