import { describe, expect, it } from 'vitest'
import { sampleCup, sampleMatch } from '../cup/testing/sample-cup'
import { sampleTournament } from '../golf/testing/sample-tournament'
import { isLiveBoard } from './live-board'
import { sampleCupBoard, sampleGolfBoard } from '../testing/sample-board'
import { finalGame, liveGame, sampleBoard, scheduledGame } from '../testing/sample-game'

describe('whether a board is live', () => {
  it.each([
    ['a game that is live', sampleBoard({ games: [finalGame(), liveGame()] }), true],
    ['games before and after play', sampleBoard({ games: [finalGame(), scheduledGame()] }), false],
    [
      'a game that is stuck',
      sampleBoard({ games: [liveGame({ stuckSince: '2026-09-06T18:00:00Z' })] }),
      false,
    ],
    ['a round under way', sampleGolfBoard(), true],
    [
      'a round under way beside one that is over',
      sampleGolfBoard({ tournaments: [sampleTournament({ roundOver: true }), sampleTournament()] }),
      true,
    ],
    [
      'the night between rounds',
      sampleGolfBoard({ tournaments: [sampleTournament({ roundOver: true })] }),
      false,
    ],
    ['a match under way', sampleCupBoard({ matches: [sampleMatch('open')] }), true],
    [
      'a match under way beside one that is over',
      sampleCupBoard({ matches: [sampleMatch('usa'), sampleMatch('open')] }),
      true,
    ],
    ['matches that are over', sampleCupBoard({ matches: [sampleMatch('usa')] }), false],
    [
      'a match that nobody ended, of a cup that is over',
      sampleCupBoard({ cup: sampleCup({ state: 'post' }), matches: [sampleMatch('open')] }),
      false,
    ],
  ])('with %s: %#', (_what, board, expected) => {
    expect(isLiveBoard(board)).toBe(expected)
  })
})
