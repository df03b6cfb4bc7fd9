import { describe, expect, it } from 'vitest'
import type { Player } from './player'
import {
  finishedPlayer,
  outPlayer,
  playingPlayer,
  sampleRounds,
  waitingPlayer,
} from './testing/sample-tournament'
import type { Scoring } from './tournament'
import { isUnfinished } from './unfinished-round'

const unfinishedRounds = (player: Player, scoring: Scoring = 'strokes') =>
  player.rounds.filter((round) => isUnfinished(player, round, scoring)).map(({ period }) => period)

describe('a round is unfinished', () => {
  it('while its player is on the course, also in round 1 when others have begun round 2', () => {
    expect(unfinishedRounds(playingPlayer())).toEqual([2])
    expect(unfinishedRounds(playingPlayer({ rounds: sampleRounds(1) }))).toEqual([1])
  })

  it('not where its player is on the first hole of the next one', () => {
    expect(unfinishedRounds(playingPlayer({ thru: '0' }))).toEqual([])
    expect([finishedPlayer(), waitingPlayer()].flatMap((player) => unfinishedRounds(player))).toEqual([])
  })

  it('where its player withdrew during it', () => {
    const rounds = [
      { period: 1, strokes: 79, score: '+7' },
      { period: 2, strokes: 64, score: '+8' },
    ]
    expect(unfinishedRounds(outPlayer({ thru: 'WD', rounds }))).toEqual([2])
  })

  it('not where its player missed the cut, or its score is unknown', () => {
    const rounds = [
      { period: 1, strokes: 61, score: '-9' },
      { period: 2, strokes: 70, score: '-' },
      { period: 3, strokes: 72, score: '+3' },
    ]
    expect(unfinishedRounds(outPlayer({ rounds }))).toEqual([])
  })

  it('not on a course with a lower par, of a player who is not out', () => {
    const rounds = [{ period: 1, strokes: 67, score: '-1' }]
    expect(unfinishedRounds(finishedPlayer({ rounds }))).toEqual([])
  })

  it('not because of points, which say nothing of its par', () => {
    const rounds = [{ period: 1, strokes: 70, score: '+9' }]
    expect(unfinishedRounds(outPlayer({ rounds }), 'points')).toEqual([])
    expect(unfinishedRounds(playingPlayer({ rounds }), 'points')).toEqual([1])
  })
})
