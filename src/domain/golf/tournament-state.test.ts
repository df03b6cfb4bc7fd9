import { describe, expect, it } from 'vitest'
import { sampleTournament } from './testing/sample-tournament'
import { golfState, isTournamentLive } from './tournament-state'

describe('000 section 4: golf states', () => {
  it.each([
    [true, false, 'post'],
    [true, true, 'post'],
    [false, true, 'in'],
    [false, false, 'pre'],
  ])('completed %s, in progress %s is %s', (completed, inProgress, state) => {
    expect(golfState(completed, inProgress)).toBe(state)
  })
})

describe('001 section 2: live means state in and play started in the current round', () => {
  it.each([
    [{}, true],
    [{ state: 'pre' as const }, false],
    [{ state: 'post' as const }, false],
    [{ round: 3 }, false],
    [{ round: 1, startedRound: 0 }, false],
    [{ round: 0, startedRound: 0 }, false],
    [{ roundOver: true }, false],
    [{ roundOver: true, playoff: true as const }, true],
    [{ roundOver: true, playoff: true as const, state: 'post' as const }, false],
  ])('%j', (changes, live) => {
    expect(isTournamentLive(sampleTournament(changes))).toBe(live)
  })
})
