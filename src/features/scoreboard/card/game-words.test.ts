import { describe, expect, it } from 'vitest'
import { basesText } from '../../../domain/game/bases-text'
import type { BaseballSituation, FootballSituation } from '../../../domain/game/situation'
import { resultOf, SIDES, statusText, timeoutsLeft } from './game-words'
import { finalGame, liveGame, offGame, scheduledGame, team } from '../testing/games'

const football: FootballSituation = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 66,
  possession: 'SF',
  possessionText: 'SEA 34',
  downDistanceText: '3rd & 7',
}

const baseball: BaseballSituation = {
  kind: 'baseball',
  balls: 2,
  strikes: 1,
  outs: 1,
  onFirst: true,
  onSecond: false,
  onThird: true,
  possession: 'SEA',
}

describe('the words of a card', () => {
  it('say what the feed says when the start is still open', () => {
    const open = { start: '2026-09-16T04:00:00Z', startTime: '9/16 - TBD' }
    expect(statusText(scheduledGame(open), '')).toBe('9/16 - TBD')
    expect(statusText(scheduledGame({ startTime: '9/13 - TBD' }), '')).toBe('9/13 - TBD')
    const { start: _none, ...unknown } = scheduledGame({ startTime: '' })
    expect(statusText(unknown, '')).toBe('TBD')
  })

  it('name what became of a game that was called off', () => {
    expect(statusText(offGame('suspended'), '')).toBe('Game Suspended')
    expect(statusText(offGame('cancelled'), '')).toBe('Cancelled')
  })

  it('name the bases that are taken', () => {
    expect(basesText(baseball)).toBe('On first and third')
    expect(basesText({ ...baseball, onFirst: false, onThird: false })).toBe('Bases empty')
    expect(basesText({ ...baseball, onSecond: true })).toBe('Bases loaded')
  })

  it('say Halftime and Delayed, and other periods as their label does', () => {
    expect(statusText(liveGame({ quarter: 'HALF' }), '')).toBe('Halftime')
    expect(statusText(liveGame({ quarter: 'DELAYED' }), '')).toBe('Delayed')
    expect(statusText(liveGame({ delay: 'Lightning Delay' }), '')).toBe('Delayed · 3Q • 8:36')
    const stuckSince = '2026-09-06T15:00:00Z'
    expect(statusText(liveGame({ quarter: 'DELAYED', stuckSince }), '')).toBe('Delayed')
    expect(statusText(liveGame({ delay: 'Lightning Delay', stuckSince }), '')).toBe('Delayed · 3Q • 8:36')
    expect(statusText(liveGame({ quarter: '0Q' }), '')).toBe('About to start')
    expect(statusText(liveGame({ quarter: '0Q', startTime: '8:36 - 3rd' }), '')).toBe('8:36 - 3rd')
    expect(statusText(liveGame(), '')).toBe('3Q • 8:36')
    expect(statusText(finalGame({ quarter: 'FINAL/OT' }), '')).toBe('FINAL/OT')
  })

  it.each([
    [{ delay: 'Rain Delay, Top 3rd', startTime: 'Top 3rd' }, 'Delayed · Top 3rd'],
    [{ delay: 'Rain Delay, Bottom 12th', startTime: 'Bot 12th' }, 'Delayed · Bottom 12th'],
    [{ delay: 'Rain Delay', startTime: 'Mid 6th' }, 'Delayed · Mid 6th'],
    [{ delay: 'Rain Delay, End 1st', startTime: 'End 1st', stuckSince: 'x' }, 'Delayed · End 1st'],
    [{ startTime: 'Top 1st' }, 'Delayed · Top 1st'],
    [{ delay: 'Delayed', startTime: 'Delayed' }, 'Delayed'],
    [{ delay: 'Delayed to the top of the hour', startTime: 'Delayed' }, 'Delayed'],
  ])('name the inning in which baseball was stopped: %j reads %s', (changes, words) => {
    expect(statusText(liveGame({ quarter: 'DELAYED', ...changes }), '')).toBe(words)
  })

  it('give the reason of a postponement where the headline has it', () => {
    expect(statusText({ ...offGame('postponed'), headline: 'Called for rain' }, '')).toBe('Postponed: Rain')
    expect(statusText(offGame('postponed'), '')).toBe('Game Postponed')
    expect(statusText(offGame('postponed'), '', true)).toBe('Postponed')
  })

  it('name the winner, and nobody before the end or after a draw', () => {
    expect(SIDES.map((side) => resultOf(finalGame(), side))).toEqual(['lost', 'won'])
    const awayWon = finalGame({ awayTeam: team('SF', { score: 31 }) })
    expect(SIDES.map((side) => resultOf(awayWon, side))).toEqual(['won', 'lost'])
    expect(SIDES.map((side) => resultOf(liveGame(), side))).toEqual(['open', 'open'])
  })

  it('count the timeouts of live football games only, and no longer once the clock has run out', () => {
    const situation = { ...football, homeTimeouts: 2, awayTimeouts: 0 }
    expect(SIDES.map((side) => timeoutsLeft(liveGame({ situation }), side))).toEqual([0, 2])
    expect(timeoutsLeft(liveGame({ situation: baseball }), 'home')).toBeUndefined()
    expect(timeoutsLeft(liveGame({ quarter: 'FINAL', situation }), 'home')).toBeUndefined()
    expect(timeoutsLeft(finalGame(), 'home')).toBeUndefined()
  })
})
