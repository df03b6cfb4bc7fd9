import { describe, expect, it } from 'vitest'
import { cardProblem } from './card-problem'
import { cardState } from './card-state'

describe('001 section 2: game state from the period text', () => {
  it.each([
    ['FINAL', 'final'],
    ['FINAL/OT', 'final'],
    ['F/10', 'final'],
    ['HALF', 'halftime'],
    ['HALFTIME', 'halftime'],
    ['DELAYED', 'delayed'],
    ['HALFTIME • 0:00', 'halftime'],
    ['DELAYED • 3rd', 'delayed'],
    ['0Q', 'pregame'],
    ['', 'pregame'],
    ['   ', 'pregame'],
    ['Scheduled', 'pregame'],
    ['6/5 - 12:15 PM EDT', 'pregame'],
    ['9/3 - TBD', 'pregame'],
    ['7PM ET', 'pregame'],
    ['7 p.m.', 'pregame'],
    ['Warmup', 'pregame'],
    ['Warm-up', 'pregame'],
    [' final ', 'final'],
    ['1st Half', 'live'],
    ['1Q • 15:00', 'live'],
    ['Top 5th 2-1', 'live'],
    ['Top 5th • warm-up of a reliever', 'live'],
    ['Top 5th • rescheduled', 'live'],
    ['OT • 3:10', 'live'],
    ['1H • 8:36', 'live'],
  ])('%j is %s', (quarter, state) => {
    expect(cardState(quarter)).toBe(state)
  })
})

describe('001 section 2: a scoreboard needs a game object with both teams', () => {
  it.each([
    [undefined, 'Error: Game object is required'],
    [null, 'Error: Game object is required'],
    [{}, 'Error: Both home and away teams are required'],
    [{ homeTeam: {} }, 'Error: Both home and away teams are required'],
    [{ awayTeam: {} }, 'Error: Both home and away teams are required'],
    [{ homeTeam: {}, awayTeam: {} }, undefined],
  ])('%j: %s', (game, problem) => {
    expect(cardProblem(game)).toBe(problem)
  })
})
