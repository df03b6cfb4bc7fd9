import { describe, expect, it } from 'vitest'
import { sampleCup, sampleMatch } from '../cup/testing/sample-cup'
import { sampleTournament } from '../golf/testing/sample-tournament'
import { sampleCupBoard, sampleGolfBoard } from '../testing/sample-board'
import { liveGame, sampleBoard } from '../testing/sample-game'
import { isLiveBoard } from './live-board'
import { isLiveLeague } from './live-league'

describe('whether the league bar calls a league live', () => {
  const suspended = sampleTournament({ startTime: 'Round 2 - Suspended' })
  const waiting = (status: string) => sampleMatch('open', { status })

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
    ['a match under way', sampleCupBoard({ cup: sampleCup(), matches: [sampleMatch('open')] }), true],
    [
      'a match that is suspended',
      sampleCupBoard({ cup: sampleCup(), matches: [waiting('Suspended')] }),
      false,
    ],
    [
      'a match that waits for the end of a storm',
      sampleCupBoard({ cup: sampleCup(), matches: [sampleMatch('open', { detail: 'Play Delayed' })] }),
      false,
    ],
    [
      'a match that is suspended, and another that is played',
      sampleCupBoard({ cup: sampleCup(), matches: [waiting('Suspended'), sampleMatch('open', { id: '2' })] }),
      true,
    ],
    [
      'a match that nobody ended, of a cup that is over',
      sampleCupBoard({ cup: sampleCup({ state: 'post' }), matches: [sampleMatch('open')] }),
      false,
    ],
  ])('with %s: %#', (_what, board, expected) => {
    expect(isLiveLeague(board)).toBe(expected)
  })

  it('although the feed is asked as often as before, to see at once when play goes on', () => {
    expect(isLiveBoard(sampleGolfBoard({ tournaments: [suspended] }))).toBe(true)
    expect(isLiveBoard(sampleCupBoard({ cup: sampleCup(), matches: [waiting('Suspended')] }))).toBe(true)
  })
})
