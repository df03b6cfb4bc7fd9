import { describe, expect, it } from 'vitest'
import { golfRows, playerIdOf } from './golf-rows'
import { finishedPlayer, sampleTournament } from './testing/sample-tournament'

describe('the rows of a golf board', () => {
  it('have one id each, also when a player is listed in two tournaments', () => {
    const boards = ['700', '800'].map((id) => ({
      tournament: sampleTournament({ id }),
      players: [finishedPlayer({ id: '5', tournament: id })],
    }))
    const { tournaments, players } = golfRows(boards)
    expect(tournaments.map(({ id }) => id)).toEqual(['700', '800'])
    expect(players.map(({ id, tournament }) => [id, tournament])).toEqual([
      ['5', '700'],
      ['800-5', '800'],
    ])
    expect(players.map(playerIdOf)).toEqual(['5', '5'])
  })
})
