import { describe, expect, it } from 'vitest'
import type { GameSport } from '../../../domain/league'
import { mapped } from './testing/mapped-summary'

const played = { name: 'STATUS_FINAL', state: 'post', completed: true, detail: 'Final', shortDetail: 'Final' }
const suspended = { ...played, name: 'STATUS_SUSPENDED', completed: false, shortDetail: 'Suspended' }
const postponed = { ...played, name: 'STATUS_POSTPONED', completed: false, shortDetail: 'Postponed' }

function endOf(sport: GameSport, type: object, periods = 0, season = 2) {
  const linescores = Array.from({ length: periods }, () => ({ displayValue: '1' }))
  const competitors = ['home', 'away'].map((homeAway) => ({ homeAway, score: '1', linescores }))
  const header = { id: '100', season: { type: season }, competitions: [{ status: { type }, competitors }] }
  return mapped(sport, { header }).ended
}

describe('the end of a game', () => {
  it.each([
    ['NFL', 4, 2, 'FINAL'],
    ['NFL', 5, 2, 'FINAL/OT'],
    ['NBA', 6, 2, 'FINAL/2OT'],
    ['NCAAB', 3, 3, 'FINAL/OT'],
    ['MLB', 9, 2, 'FINAL'],
    ['MLB', 10, 2, 'FINAL/10'],
    ['NHL', 5, 2, 'FINAL/SO'],
    ['NHL', 5, 3, 'FINAL/2OT'],
  ] as const)('of %s after %i periods in season type %i reads %s', (sport, periods, season, quarter) => {
    expect(endOf(sport, played, periods, season)).toEqual({ quarter })
  })

  it.each([
    ['NHL', 4, 'Final/SO', 'FINAL/SO'],
    ['NBA', 0, 'Final/2OT', 'FINAL/2OT'],
    ['MLB', 0, 'Final/11', 'FINAL/11'],
  ] as const)(
    'of %s with %i line scores is told by the text %s: %s',
    (sport, periods, shortDetail, quarter) => {
      expect(endOf(sport, { ...played, shortDetail }, periods)).toEqual({ quarter })
    },
  )

  it('is no final when the game was broken off or put off', () => {
    expect(endOf('MLB', suspended, 6)).toEqual({ quarter: 'Suspended', off: 'suspended' })
    expect(endOf('MLB', postponed)).toEqual({ quarter: 'Postponed', off: 'postponed' })
    const inning = { ...suspended, shortDetail: 'Bot 6th' }
    expect(endOf('MLB', inning, 6)).toEqual({ quarter: 'Suspended', off: 'suspended' })
  })

  it('is not told while the game goes on', () => {
    expect(mapped('NFL').ended).toBeUndefined()
  })
})
