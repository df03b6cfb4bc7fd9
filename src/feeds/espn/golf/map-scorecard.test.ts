import { describe, expect, it } from 'vitest'
import { mapScorecard } from './map-scorecard'
import {
  leaderboardCompetitor,
  round,
  sampleEvent,
  scoreboardCompetitor,
  type Json,
} from './testing/sample-golf'

describe('001 section 3 (golf): the scorecard of one player', () => {
  const hole = (period: number, value: number, shown?: string) => ({
    period,
    value,
    ...(shown !== undefined && { scoreType: { displayValue: shown } }),
  })
  const linescores = [hole(1, 4, 'E'), hole(2, 3, '-1'), hole(10, 6, '+2'), hole(11, 5)]
  const tee = { teeTime: '2026-06-05T12:30Z' }
  const card = (reply: unknown, playerId = '1') => mapScorecard(reply, '700', playerId)
  const board = (competitor: Json) => ({ events: [null, sampleEvent([null, competitor])] })

  it('has the holes of the scoreboard, with out and in of the holes that were played', () => {
    const first = round(1, 18, '+1', { linescores })
    const reply = board(scoreboardCompetitor('1', [first, round(2, 0, '-', tee)]))
    expect(card(reply)).toEqual({
      tournament: '700',
      player: '1',
      name: 'Player 1',
      rounds: [
        {
          period: 1,
          strokes: 18,
          score: '+1',
          holes: [
            { hole: 1, strokes: 4, par: 4, kind: 'par' },
            { hole: 2, strokes: 3, par: 4, kind: 'birdie' },
            { hole: 10, strokes: 6, par: 4, kind: 'double' },
            { hole: 11, strokes: 5, par: 4, kind: 'unknown' },
          ],
          out: 7,
          in: 11,
        },
        { period: 2, strokes: 0, score: '-', teeTime: '2026-06-05T12:30:00Z', holes: [] },
      ],
    })
  })

  it('has the out and in that the leaderboard gives', () => {
    const told = round(1, 72, 'E', { outScore: 35, inScore: 37 })
    const reply = board(leaderboardCompetitor('1', {}, { linescores: [told] }))
    expect(card(reply)?.rounds).toEqual([{ period: 1, strokes: 72, score: 'E', holes: [], out: 35, in: 37 }])
  })

  it('has the pars of the course where the feed gives no score of a hole, and only if there is one course', () => {
    const course = (shotsToPar: number) => ({ holes: [{ number: 1, shotsToPar }, { number: 2 }, {}] })
    const competitor = scoreboardCompetitor('1', [
      round(1, 9, '+1', { linescores: [hole(1, 4), hole(2, 5)] }),
    ])
    const holesOn = (...courses: readonly Json[]) =>
      card({ events: [sampleEvent([competitor], { courses })] })?.rounds[0]?.holes.map(({ par, kind }) => [
        par,
        kind,
      ])
    expect(holesOn(course(5))).toEqual([
      [5, 'birdie'],
      [4, 'unknown'],
    ])
    expect(holesOn(course(5), course(5))).toEqual([
      [4, 'unknown'],
      [4, 'unknown'],
    ])
  })

  it('has the tee times that the status of the player gives right, when those of the rounds are hours off', () => {
    const rounds = [
      round(1, 72, 'E', { teeTime: '2021-01-14T20:05Z' }),
      round(2, 0, '-', { teeTime: '2021-01-15T23:15Z' }),
    ]
    const teeTimes = (status: Json) =>
      card(board(leaderboardCompetitor('1', status, { linescores: rounds })))?.rounds.map(
        ({ teeTime }) => teeTime,
      )
    expect(teeTimes({ period: 2, teeTime: '2021-01-15T20:15Z' })).toEqual([
      '2021-01-14T17:05:00Z',
      '2021-01-15T20:15:00Z',
    ])
    const asTold = ['2021-01-14T20:05:00Z', '2021-01-15T23:15:00Z']
    expect(teeTimes({ period: 2 })).toEqual(asTold)
    expect(teeTimes({ period: 3, teeTime: '2021-01-16T20:15Z' })).toEqual(asTold)
  })

  it('is found by the ids of tournament and player', () => {
    const reply = board(scoreboardCompetitor('1', [round(1, 72, 'E')]))
    expect(card(reply, '1')).toMatchObject({ tournament: '700', player: '1' })
    expect([card(reply, '2'), mapScorecard(reply, '800', '1'), card(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
