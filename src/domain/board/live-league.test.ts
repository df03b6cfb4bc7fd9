import { describe, expect, it } from 'vitest'
import { sampleTournament } from '../golf/testing/sample-tournament'
import { sampleGolfBoard } from '../testing/sample-board'
import { liveGame, sampleBoard } from '../testing/sample-game'
import { isLiveBoard } from './live-board'
import { isLiveLeague } from './live-league'

describe('whether the league bar calls a league live', () => {
  const suspended = sampleTournament({ startTime: 'Round 2 - Suspended' })

  it.each([
    ['a game that is live', sampleBoard({ games: [liveGame()] }), true],
    ['no game', sampleBoard(), false],
    ['a round under way', sampleGolfBoard(), true],
    ['a round that is suspended', sampleGolfBoard({ tournaments: [suspended] }), false],
    [
      'a round that waits for the end of a storm',
      sampleGolfBoard({ tournaments: [sampleTournament({ startTime: 'Round 2 - Play Delayed' })] }),
      false,
    ],
    [
      'a suspended round, and another that is played',
      sampleGolfBoard({ tournaments: [suspended, sampleTournament({ id: '2' })] }),
      true,
    ],
  ])('with %s: %#', (_what, board, expected) => {
    expect(isLiveLeague(board)).toBe(expected)
  })

  it('although the feed is asked as often as before, to see at once when play goes on', () => {
    expect(isLiveBoard(sampleGolfBoard({ tournaments: [suspended] }))).toBe(true)
  })
})
