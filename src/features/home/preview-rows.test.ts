import { describe, expect, it } from 'vitest'
import { sampleGolfBoard, sampleCupBoard } from '../../domain/testing/sample-board'
import {
  finalGame,
  liveGame,
  offGame,
  sampleBoard,
  sampleTeam,
  scheduledGame,
} from '../../domain/testing/sample-game'
import { dayText, timeText } from '../../platform/local-time'
import { previewOf } from './preview-rows'

const away = sampleTeam({ abbreviation: 'SF', score: 17 })
const home = sampleTeam({ abbreviation: 'SEA', score: 24 })
const teams = { awayTeam: away, homeTeam: home }

describe('the preview of a league', () => {
  it('has the live games first, then those to come, then the finished', () => {
    const games = [
      finalGame({ ...teams, id: 'over' }),
      scheduledGame({ ...teams, id: 'later', startTime: '9/6 - TBD' }),
      liveGame({ ...teams, id: 'live' }),
      finalGame({ ...teams, id: 'also over' }),
    ]
    expect(previewOf(sampleBoard({ games }), '')).toEqual({
      rows: [
        {
          id: 'live',
          live: true,
          sides: [
            { name: 'SF', value: '17', won: false, mark: {} },
            { name: 'SEA', value: '24', won: false, mark: {} },
          ],
          status: '3Q • 8:36',
        },
        {
          id: 'later',
          live: false,
          sides: [
            { name: 'SF', value: '', won: false, mark: {} },
            { name: 'SEA', value: '', won: false, mark: {} },
          ],
          status: '9/6 - TBD',
        },
        {
          id: 'over',
          live: false,
          sides: [
            { name: 'SF', value: '17', won: false, mark: {} },
            { name: 'SEA', value: '24', won: true, mark: {} },
          ],
          status: 'FINAL',
        },
      ],
      more: '1 more game',
    })
  })

  it.each([
    ['About to start', liveGame({ ...teams, quarter: '0Q' })],
    ['Delayed', liveGame({ ...teams, delay: 'Lightning Delay' })],
    ['Halftime', liveGame({ ...teams, quarter: 'HALF' })],
    ['Postponed', offGame({ ...teams, quarter: 'PPD' })],
  ])('says in words how far a game is: %s', (status, game) => {
    expect(previewOf(sampleBoard({ games: [game] }), '').rows[0]?.status).toBe(status)
  })

  it('tells a start in the time of the viewer, with the day unless it is today', () => {
    const start = '2026-09-13T20:25:00Z'
    const ms = Date.parse(start)
    const board = sampleBoard({
      games: [scheduledGame({ ...teams, start, startTime: '9/13 - 4:25 PM EDT' })],
    })
    expect(previewOf(board, dayText(ms)).rows[0]?.status).toBe(timeText(ms))
    expect(previewOf(board, 'Mon, Sep 14').rows[0]?.status).toBe(`Sep 13 · ${timeText(ms)}`)
  })

  it('says why there is nothing', () => {
    const content = { kind: 'message', title: 'NFL Offseason', text: 'NFL is in the offseason' } as const
    expect(previewOf(sampleBoard({ content }), '')).toEqual({ rows: [], more: 'NFL is in the offseason' })
    expect(previewOf(sampleBoard(), '')).toEqual({ rows: [], more: 'No games scheduled' })
    expect(previewOf(sampleGolfBoard({ tournaments: [] }), '')).toEqual({
      rows: [],
      more: 'No tournament this week',
    })
    expect(previewOf(sampleCupBoard(), '')).toEqual({ rows: [], more: 'No Ryder Cup data available' })
  })
})
