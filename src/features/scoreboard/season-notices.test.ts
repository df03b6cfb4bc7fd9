import { describe, expect, it } from 'vitest'
import { liveGame, offGame, sampleBoard, scheduledGame } from '../../domain/testing/sample-game'
import { noticesOf } from './season-notices'

const games = [liveGame()]

describe('the notices above the games', () => {
  it.each([
    ['MLB', '2026-06-10', games, ['Games may be delayed due to weather conditions']],
    ['NFL', '2026-10-25', games, []],
    ['NFL', '2026-11-26', games, ['Thanksgiving Day games']],
    ['NBA', '2026-12-25', games, ['Special Christmas Day games']],
    ['NBA', '2026-12-25', [scheduledGame()], ['Showcase day', 'Special Christmas Day games']],
    ['NHL', '2027-01-01', [scheduledGame()], ['Showcase day']],
    [
      'NFL',
      '2026-10-25',
      [offGame({ quarter: 'Postponed', headline: 'Postponed because of Hurricane Ida' })],
      ['Games postponed due to severe weather'],
    ],
    [
      'NFL',
      '2026-10-25',
      [liveGame({ venue: { name: 'Wembley Stadium', city: 'London', state: '' } })],
      ['International game - unusual start time'],
    ],
    ['MLB', '2026-06-10', [], []],
  ] as const)('%s on %s', (sport, day, shown, notices) => {
    expect(noticesOf(sampleBoard({ sport, day, games: shown }))).toEqual(notices)
  })
})
