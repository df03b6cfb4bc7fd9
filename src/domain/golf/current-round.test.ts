import { describe, expect, it } from 'vitest'
import { currentRound, roundFromDetail, roundOfWeekday, type RoundClues } from './current-round'

/** The week of Monday 1 June 2026, Eastern daylight time. */
const at = (day: number, hour = 12) => Date.UTC(2026, 5, day, hour + 4)

describe('001 section 2 (golf leaderboard): current round from weekday and hour', () => {
  it.each([
    ['Thursday', at(4), false, 1],
    ['Thursday, completed', at(4), true, 1],
    ['Friday', at(5), false, 2],
    ['Saturday', at(6), false, 3],
    ['Sunday', at(7), false, 4],
    ['Monday 5:59', at(8, 5) + 59 * 60_000, false, 4],
    ['Monday 6:00', at(8, 6), false, 1],
    ['Tuesday', at(9), false, 1],
    ['Tuesday 5:00', at(9, 5), false, 1],
    ['Tuesday 19:00, completed', at(9, 19), true, 4],
    ['Wednesday', at(10), false, 1],
    ['Sunday, completed', at(7), true, 4],
    ['Monday 6:00, completed', at(8, 6), true, 4],
    ['Tuesday, completed', at(9), true, 4],
    ['Wednesday 17:00, completed', at(10, 17), true, 4],
    ['Wednesday 18:00, completed', at(10, 18), true, 1],
    ['Saturday 23:00, in UTC Sunday already', at(6, 23), false, 3],
  ])('%s', (_day, nowMs, completed, round) => {
    expect(roundOfWeekday(nowMs, completed)).toBe(round)
  })
})

describe('000 section 4 (golf): the round is read from the detail text', () => {
  it.each([
    ['Round 1 - In Progress', 1],
    ['Round 4 - In Progress', 4],
    ['Round 3 - Play Complete', 3],
    ['Final', 4],
    ['Round 5 - In Progress', 1],
    ['Scheduled', 1],
    ['', 1],
  ])('%j is round %i', (detail, round) => {
    expect(roundFromDetail(detail)).toBe(round)
  })
})

describe('the current round', () => {
  const startMs = at(4, 0)
  const clues = (changes: Partial<RoundClues>): RoundClues => ({
    state: 'in',
    completed: false,
    detail: '',
    startMs,
    rounds: 4,
    ...changes,
  })

  it.each([
    ['the feed’s round before the weekday', clues({ period: 2 }), at(7), 2],
    ['a play-off belongs to the last round', clues({ period: 5 }), at(7), 4],
    ['its text where it has no number', clues({ detail: 'Round 3 - Suspended' }), at(7), 3],
    ['the weekday where it says nothing', clues({}), at(6), 3],
    ['before the start', clues({ state: 'pre', period: 0 }), at(1), 1],
    ['before an unknown start', clues({ state: 'pre', startMs: undefined as never }), at(5), 1],
    ['not opened a day after the start', clues({ state: 'pre' }), at(5), 2],
    ['put off by a day, with its number', clues({ state: 'pre', period: 1 }), at(5), 1],
    ['put off by a day, with its text', clues({ state: 'pre', detail: 'Round 1 - Delayed' }), at(5), 1],
    ['not opened long after the start: capped', clues({ state: 'pre' }), at(20), 4],
  ])('%s', (_what, given, nowMs, round) => {
    expect(currentRound(given, nowMs)).toBe(round)
  })
})
