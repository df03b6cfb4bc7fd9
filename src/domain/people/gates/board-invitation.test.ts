import { describe, expect, it } from 'vitest'
import type { Board } from '../../board/board'
import { liveGame } from '../../testing/sample-game'
import { boardInvitation } from './board-invitation'

const board = (rows: object) => rows as Board

describe('issue 13: what an account adds to a board', () => {
  it.each([
    ['games', { sport: 'NBA', games: [liveGame()] }, /live player stats and the full box score/],
    ['a tournament', { sport: 'PGA', players: [{}] }, /scorecards, hole by hole/],
  ])('is named where there are %s', (_what, rows, text) => {
    expect(boardInvitation(board(rows))).toMatch(text)
  })

  it.each([
    ['without games', { sport: 'NBA', games: [] }],
    ['before the players are known', { sport: 'PGA', players: [] }],
    ['of the cup, where nothing is locked', { sport: 'RYDER_CUP' }],
  ])('is not named on a board %s', (_what, rows) => {
    expect(boardInvitation(board(rows))).toBeUndefined()
  })
})
