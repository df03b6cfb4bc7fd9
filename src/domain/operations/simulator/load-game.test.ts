import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, offGame, scheduledGame } from '../../testing/sample-game'
import { teamOdds } from '../../odds/team-odds'
import { sampleLine } from '../../odds/testing/sample-odds'
import { simulatedFrom } from './load-game'
import { phasesOf } from './phases'
import type { DeveloperSport } from './simulated-game'

describe('002 section 7: each event is converted to a game', () => {
  const table: readonly [DeveloperSport, string, string][] = [
    ['NFL', '3Q • 8:36', '3Q'],
    ['NFL', 'HALF', 'HALFTIME'],
    ['NFL', 'HALFTIME', 'HALFTIME'],
    ['NFL', 'End of 1Q', '1Q'],
    ['NCAAF', 'OT', 'OT'],
    ['NCAAF', '3OT • 1:00', '2OT'],
    ['NBA', 'End of 3rd', '3Q'],
    ['NBA', 'OT2 • 3:00', '2OT'],
    ['NBA', 'OT1 • 3:00', 'OT'],
    ['NHL', '2P • 9:03', '2nd'],
    ['NHL', 'End of 1P', '1st'],
    ['NHL', 'End of 2P', '2nd INT'],
    ['NHL', 'OT1 • 2:00', 'OT'],
    ['NHL', 'SO', 'SO'],
    ['MLB', 'Top 5th 2-1', 'Top 5'],
    ['MLB', 'Bot 14th', 'Bot 12'],
    ['MLB', 'Mid 6th', 'Bot 6'],
    ['MLB', 'End 3rd', 'Top 4'],
    ['MLB', 'End 12th', 'Top 12'],
    ['MLB', 'DELAYED', 'Top 1'],
    ['NHL', 'DELAYED', '1st'],
    ['NFL', 'something', '1Q'],
  ]
  it.each(table)('a live %s game at "%s" begins at %s', (sport, quarter, phase) => {
    const game = simulatedFrom(liveGame({ quarter }), sport)
    expect(game).toMatchObject({ quarter: phase, isUpcoming: false, timeLeft: '8:36', id: '100' })
    expect(phasesOf(sport)).toContain(game.quarter)
  })

  it.each([
    [scheduledGame(), '0Q', true],
    [finalGame({ quarter: 'FINAL/OT' }), 'FINAL', false],
    [offGame(), '0Q', false],
  ])('%#: other phases', (game, quarter, isUpcoming) => {
    expect(simulatedFrom(game, 'NFL')).toMatchObject({ quarter, isUpcoming })
  })

  it('keeps its start, if it has one', () => {
    const start = '2026-09-06T17:00:00Z'
    expect(simulatedFrom(scheduledGame({ start }), 'NFL').startTime).toBe(start)
    const { start: _none, ...open } = scheduledGame()
    expect(simulatedFrom(open, 'NFL')).not.toHaveProperty('startTime')
  })

  it.each([
    ['NFL', '1Q • 3:00', '1Q'],
    ['NHL', '1P • 3:00', '1st'],
    ['NHL', '3P • 3:00', '3rd'],
  ] as const)('the first and last periods of %s count: %s is %s', (sport, quarter, phase) => {
    expect(simulatedFrom(liveGame({ quarter }), sport).quarter).toBe(phase)
  })

  it('odds come from the line of the game, if there is one', () => {
    const line = sampleLine()
    const { homeTeamOdds, awayTeamOdds } = simulatedFrom(scheduledGame(), 'NFL', line)
    expect([homeTeamOdds, awayTeamOdds]).toEqual([teamOdds(line, 'home'), teamOdds(line, 'away')])
    expect(simulatedFrom(scheduledGame(), 'NFL').homeTeamOdds).toBeUndefined()
  })
})
