import { describe, expect, it } from 'vitest'
import type { LiveGame, Team } from '../game/game'
import type { FootballSituation } from '../game/situation'
import { fieldPosition } from './field-position'

const team = (abbreviation: string): Team => ({
  id: abbreviation,
  name: abbreviation,
  displayName: abbreviation,
  abbreviation,
  score: 0,
  record: '0-0-0',
})

function game(situation: Partial<FootballSituation>, quarter = '3Q • 8:36'): LiveGame {
  return {
    id: '401',
    phase: 'live',
    homeTeam: team('SEA'),
    awayTeam: team('SF'),
    venue: { name: 'Lumen Field', city: 'Seattle', state: 'WA' },
    quarter,
    timeLeft: '8:36',
    startTime: '',
    situation: {
      kind: 'football',
      down: 3,
      distance: 7,
      yardLine: 34,
      possession: 'SF',
      downDistanceText: '3rd & 7',
      ...situation,
    },
  }
}

describe('the position on the field', () => {
  it('is counted from the home goal line, so that guests go down to 0 and the home team up to 100', () => {
    const away = { attacker: 'away', ballOn: 34, lineToGain: 27, inRedZone: false }
    expect(fieldPosition(game({}))).toEqual(away)
    const home = { attacker: 'home', ballOn: 34, lineToGain: 41, inRedZone: false }
    expect(fieldPosition(game({ possession: 'SEA' }))).toEqual(home)
  })

  it.each([
    ['SF', 21, false],
    ['SF', 20, true],
    ['SEA', 79, false],
    ['SEA', 80, true],
  ])('is in the red zone from 20 yards on: %s on %i', (possession, yardLine, inRedZone) => {
    expect(fieldPosition(game({ possession, yardLine }))?.inRedZone).toBe(inRedZone)
  })

  it('has no line to gain behind the goal line', () => {
    expect(fieldPosition(game({ yardLine: 4, distance: 10 }))?.lineToGain).toBe(0)
    expect(fieldPosition(game({ possession: 'SEA', yardLine: 96, distance: 10 }))?.lineToGain).toBe(100)
  })

  it('is unknown without a down, off the field, without a team on the ball, and while nobody plays', () => {
    expect(fieldPosition(game({ down: -1 }))).toBeUndefined()
    expect(fieldPosition(game({ yardLine: 101 }))).toBeUndefined()
    expect(fieldPosition(game({ possession: 'LAR' }))).toBeUndefined()
    expect(fieldPosition(game({}, 'HALF'))).toBeUndefined()
  })
})
