import { describe, expect, it } from 'vitest'
import { chosenTeams, laterOf, sayingTime, type Favourite } from './favourite'

const word = (on: boolean, at: number): Favourite => ({ team: 'nfl/12', on, at })

describe('favourites', () => {
  it('follow the later choice of two devices, whichever arrives first', () => {
    const [added, removed] = [word(true, 1000), word(false, 2000)]
    expect(laterOf(added, removed)).toBe(removed)
    expect(laterOf(removed, added)).toBe(removed)
    expect(laterOf(undefined, added)).toBe(added)
    const toldLast = word(true, 2000)
    expect(laterOf(removed, toldLast)).toBe(toldLast)
  })

  it('count the choice made now though the clock was set back since the last one', () => {
    expect(sayingTime(word(true, 5000), 1000)).toBe(5001)
    expect(sayingTime(word(true, 5000), 9000)).toBe(9000)
    expect(sayingTime(undefined, 9000)).toBe(9000)
  })

  it('are the teams whose last choice is on', () => {
    const words: readonly Favourite[] = [word(false, 1), { team: 'nba/5', on: true, at: 2 }]
    expect([...chosenTeams(words)]).toEqual(['nba/5'])
  })
})
