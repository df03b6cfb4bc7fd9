import { describe, expect, it } from 'vitest'
import { chosenTeams, laterOf, timeOfNewChoice, type Favourite } from './favourite'

const choice = (on: boolean, at: number): Favourite => ({ team: 'nfl/12', on, at })

describe('favourites', () => {
  it('follow the later choice of two devices, whichever arrives first', () => {
    const [added, removed] = [choice(true, 1000), choice(false, 2000)]
    expect(laterOf(added, removed)).toBe(removed)
    expect(laterOf(removed, added)).toBe(removed)
    expect(laterOf(undefined, added)).toBe(added)
    const toldLast = choice(true, 2000)
    expect(laterOf(removed, toldLast)).toBe(toldLast)
  })

  it('count the choice made now though the clock was set back since the last one', () => {
    expect(timeOfNewChoice(choice(true, 5000), 1000)).toBe(5001)
    expect(timeOfNewChoice(choice(true, 5000), 9000)).toBe(9000)
    expect(timeOfNewChoice(undefined, 9000)).toBe(9000)
  })

  it('are the teams whose last choice is on', () => {
    const choices: readonly Favourite[] = [choice(false, 1), { team: 'nba/5', on: true, at: 2 }]
    expect([...chosenTeams(choices)]).toEqual(['nba/5'])
  })
})
