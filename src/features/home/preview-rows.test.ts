import { describe, expect, it } from 'vitest'
import { sampleGolfBoard, sampleCupBoard } from '../../domain/testing/sample-board'
import { finalGame, liveGame, sampleBoard, sampleTeam, scheduledGame } from '../../domain/testing/sample-game'
import { previewOf } from './preview-rows'

const away = sampleTeam({ abbreviation: 'SF', score: 17 })
const home = sampleTeam({ abbreviation: 'SEA', score: 24 })
const teams = { awayTeam: away, homeTeam: home }

describe('the preview of a league', () => {
  it('has the live games first, then those to come, then the finished', () => {
    const games = [
      finalGame({ ...teams, id: 'over' }),
      scheduledGame({ ...teams, id: 'later', startTime: '1:00 PM' }),
      liveGame({ ...teams, id: 'live' }),
      finalGame({ ...teams, id: 'also over' }),
    ]
    expect(previewOf(sampleBoard({ games }))).toEqual({
      rows: [
        {
          id: 'live',
          live: true,
          sides: [
            { name: 'SF', value: '17', won: false },
            { name: 'SEA', value: '24', won: false },
          ],
          status: '3Q • 8:36',
        },
        {
          id: 'later',
          live: false,
          sides: [
            { name: 'SF', value: '', won: false },
            { name: 'SEA', value: '', won: false },
          ],
          status: '1:00 PM',
        },
        {
          id: 'over',
          live: false,
          sides: [
            { name: 'SF', value: '17', won: false },
            { name: 'SEA', value: '24', won: true },
          ],
          status: 'FINAL',
        },
      ],
      more: '1 more game',
    })
  })

  it('says why there is nothing', () => {
    const content = { kind: 'message', title: 'NFL Offseason', text: 'NFL is in the offseason' } as const
    expect(previewOf(sampleBoard({ content }))).toEqual({ rows: [], more: 'NFL is in the offseason' })
    expect(previewOf(sampleBoard())).toEqual({ rows: [], more: 'No games scheduled' })
    expect(previewOf(sampleGolfBoard({ tournaments: [] }))).toEqual({
      rows: [],
      more: 'No tournament this week',
    })
    expect(previewOf(sampleCupBoard())).toEqual({ rows: [], more: 'No Ryder Cup data available' })
  })
})
