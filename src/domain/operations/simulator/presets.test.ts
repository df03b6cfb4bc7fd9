import { describe, expect, it } from 'vitest'
import { sampleSimulatedGame } from '../testing/samples'
import { freshSituation } from './fresh-situation'
import { withPhase, withPreset } from './presets'

describe('002 section 4: developer mode presets', () => {
  it.each([
    ['NFL', '1Q', '15:00'],
    ['NCAAF', '1Q', '15:00'],
    ['NBA', '1Q', '12:00'],
    ['MLB', 'Top 1', ''],
    ['NHL', '1st', '20:00'],
  ] as const)('Live of %s: phase %s, clock %s, extras initialised', (sport, quarter, timeLeft) => {
    const before = sampleSimulatedGame(sport, { isUpcoming: true, quarter: '0Q' })
    const situation = freshSituation(sport)
    expect(withPreset(before, 'live')).toEqual({ ...before, quarter, timeLeft, isUpcoming: false, situation })
  })

  it.each([
    ['NFL', { possession: 'away', down: 1, distance: 10, yardLine: 25 }],
    ['NBA', { shotClock: 24, inBonus: false }],
    ['MLB', { balls: 0, strikes: 0, outs: 0, onFirst: false, onSecond: false, onThird: false }],
    ['NHL', { powerPlay: false, strength: 'Even' }],
  ] as const)('the extras of %s: timeouts 3 each and %j', (sport, extras) => {
    expect(freshSituation(sport)).toMatchObject({ homeTimeouts: 3, awayTimeouts: 3, ...extras })
  })

  it('Pregame: phase "0Q", clock empty, upcoming true, extras reset', () => {
    const played = sampleSimulatedGame('NFL', {
      situation: { kind: 'football', homeTimeouts: 0, awayTimeouts: 1, possession: 'home', down: 4 },
    })
    expect(withPreset(played, 'pregame')).toEqual({
      ...played,
      quarter: '0Q',
      timeLeft: '',
      isUpcoming: true,
      situation: freshSituation('NFL'),
    })
  })

  it('Final: phase "FINAL", clock "0:00", timeouts 0', () => {
    expect(withPreset(sampleSimulatedGame('NBA'), 'final')).toMatchObject({
      quarter: 'FINAL',
      timeLeft: '0:00',
      isUpcoming: false,
      situation: { homeTimeouts: 0, awayTimeouts: 0, shotClock: 24 },
    })
  })

  it('reaching FINAL sets the clock to "0:00", no other phase touches it', () => {
    const game = sampleSimulatedGame('NFL')
    expect(withPhase(game, 'FINAL')).toMatchObject({ quarter: 'FINAL', timeLeft: '0:00' })
    expect(withPhase(game, '4Q')).toMatchObject({ quarter: '4Q', timeLeft: '8:36', isUpcoming: false })
    expect(withPhase(game, '0Q')).toMatchObject({ isUpcoming: true })
  })

  it('a phase of another sport changes nothing', () => {
    const game = sampleSimulatedGame('NFL')
    expect(withPhase(game, 'Top 3')).toBe(game)
  })
})
