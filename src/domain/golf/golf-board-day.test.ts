import { describe, expect, it } from 'vitest'
import { golfBoardDay, ownDay } from './golf-board-day'
import type { Leaderboard, Player } from './player'
import { sampleTournament, waitingPlayer } from './testing/sample-tournament'
import type { Tournament } from './tournament'

const boardOf = (changes: Partial<Tournament>, ...players: readonly Player[]): Leaderboard => ({
  tournament: sampleTournament(changes),
  players,
})

// From Thursday, June 4, to Sunday, June 7. The feed may list it under any day of its week.
describe('the day that a golf board names', () => {
  it.each<[string, string, string, Partial<Tournament>, string]>([
    ['its start on the days before', '2026-06-02', '2026-06-02', { state: 'pre' }, '2026-06-04'],
    [
      'its start when the feed has it on a later day',
      '2026-06-02',
      '2026-06-05',
      { state: 'pre' },
      '2026-06-04',
    ],
    ['today on the morning of its start', '2026-06-04', '2026-06-04', { state: 'pre' }, '2026-06-04'],
    ['today while it goes on', '2026-06-05', '2026-06-04', {}, '2026-06-05'],
    ['today when rain has put off its end to Monday', '2026-06-08', '2026-06-07', {}, '2026-06-08'],
    ['its end afterwards', '2026-06-09', '2026-06-09', { state: 'post' }, '2026-06-07'],
    ['today when it was broken off on Saturday', '2026-06-06', '2026-06-06', { state: 'post' }, '2026-06-06'],
  ])('is %s', (_what, today, found, changes, day) => {
    expect(golfBoardDay([boardOf(changes)], found, today)).toBe(day)
  })

  it('is that of the tournament that is played, if there are several', () => {
    const both = [boardOf({ state: 'post' }), boardOf({ id: '2' })]
    expect(golfBoardDay(both, '2026-06-07', '2026-06-08')).toBe('2026-06-08')
  })

  it('is the eve of its start where the first tee time is then, as in Asia', () => {
    const first = waitingPlayer({ teeTime: '2026-06-03T23:45:00Z' })
    const second = waitingPlayer({ teeTime: '2026-06-04T05:10:00Z' })
    const asian = boardOf({ state: 'pre' }, second, waitingPlayer(), first)
    expect(golfBoardDay([asian], '2026-06-02', '2026-06-02')).toBe('2026-06-03')
    expect(golfBoardDay([boardOf({ state: 'pre' }, second)], '2026-06-02', '2026-06-02')).toBe('2026-06-04')
  })

  it('is the one under which the feed has a tournament without dates, or none', () => {
    const { start: _start, end: _end, ...undated } = sampleTournament({ state: 'post' })
    expect(golfBoardDay([{ tournament: undated, players: [] }], '2026-06-06', '2026-06-08')).toBe(
      '2026-06-06',
    )
    expect(golfBoardDay([], '2026-06-06', '2026-06-08')).toBe('2026-06-06')
  })
})

it.each([
  ['2026-06-02', '2026-06-04'],
  ['2026-06-05', '2026-06-05'],
  ['2026-06-08', '2026-06-07'],
])('the day of a tournament that is closest to %s is %s', (today, day) => {
  expect(ownDay(sampleTournament(), today)).toBe(day)
})
