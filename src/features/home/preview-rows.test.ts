import { describe, expect, it } from 'vitest'
import type { CupMatch } from '../../domain/cup/cup'
import { sampleCup, sampleMatch } from '../../domain/cup/testing/sample-cup'
import {
  outPlayer,
  playingPlayer,
  sampleTournament,
  waitingPlayer,
} from '../../domain/golf/testing/sample-tournament'
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

  it('tells when a game last changed in which nothing has happened for hours', () => {
    const stuckSince = '2026-09-06T17:00:00Z'
    const { rows } = previewOf(sampleBoard({ games: [liveGame({ ...teams, stuckSince }), finalGame()] }), '')
    expect(rows.map((row) => [row.live, row.status, row.stuckSince])).toEqual([
      [false, '3Q • 8:36', stuckSince],
      [false, 'FINAL', undefined],
    ])
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

  it('says why there are no rows', () => {
    const content = { kind: 'message', title: 'NFL Offseason', text: 'NFL is in the offseason' } as const
    expect(previewOf(sampleBoard({ content }), '')).toEqual({ rows: [], more: 'NFL is in the offseason' })
    expect(previewOf(sampleBoard(), '')).toEqual({ rows: [], more: 'No games scheduled' })
    expect(previewOf(sampleGolfBoard({ tournaments: [] }), '')).toEqual({
      rows: [],
      more: 'No tournament this week',
    })
    expect(previewOf(sampleCupBoard(), '')).toEqual({ rows: [], more: 'No Ryder Cup data available' })
  })

  it('puts the games of favourite teams first within their group', () => {
    const games = [
      liveGame({ id: '1' }),
      liveGame({ id: '2' }),
      finalGame({ id: '3', homeTeam: sampleTeam({ id: '12' }) }),
      liveGame({ id: '4', homeTeam: sampleTeam({ id: '12' }) }),
    ]
    const idsOf = (...args: Parameters<typeof previewOf>) => previewOf(...args).rows.map(({ id }) => id)
    expect(idsOf(sampleBoard({ games }), '', new Set(['nfl/12']))).toEqual(['4', '1', '2'])
    expect(idsOf(sampleBoard({ games }), '', new Set(['nba/12']))).toEqual(['1', '2', '4'])
  })

  it('says how many games there are besides, if any', () => {
    const games = (count: number) => Array.from({ length: count }, (_, n) => finalGame({ id: String(n) }))
    expect([3, 4, 5].map((count) => previewOf(sampleBoard({ games: games(count) }), '').more)).toEqual([
      undefined,
      '1 more game',
      '2 more games',
    ])
  })

  it('shows logo and colour where the feed has them, and names a winner only at the end', () => {
    const ahead = sampleTeam({ abbreviation: 'SEA', score: 24, logo: '/api/image/sea.png', color: '002244' })
    const sidesOf = (game: typeof liveGame | typeof finalGame) =>
      previewOf(sampleBoard({ games: [game({ homeTeam: ahead })] }), '').rows[0]?.sides
    const mark = { logo: '/api/image/sea.png', color: '002244' }
    expect(sidesOf(finalGame)?.[1]).toEqual({ name: 'SEA', value: '24', won: true, mark })
    expect(sidesOf(liveGame)?.[1]).toMatchObject({ won: false })
    const drawn = previewOf(sampleBoard({ games: [finalGame()] }), '').rows[0]
    expect(drawn?.sides.map(({ won }) => won)).toEqual([false, false])
  })

  it('of golf has the first five players of the first tournament', () => {
    const players = [
      playingPlayer({ id: '9', tournament: 'other' }),
      playingPlayer({ id: '1', name: 'A. Leader', score: '-9', positionText: '1', thru: '12' }),
      waitingPlayer({ id: '2', name: 'B. Waiting', score: '-7', positionText: 'T2', thru: '-' }),
      ...['3', '4', '5', '6'].map((id) => playingPlayer({ id })),
    ]
    const tournaments = [sampleTournament({ name: 'Some Open' }), sampleTournament({ id: 'other' })]
    const { rows, more } = previewOf(sampleGolfBoard({ tournaments, players }), '')
    expect([rows.map(({ id }) => id), more]).toEqual([['1', '2', '3', '4', '5'], 'Some Open'])
    expect(rows.slice(0, 2)).toEqual([
      { id: '1', live: true, sides: [{ name: 'A. Leader', value: '-9', won: false }], status: '1 · 12' },
      { id: '2', live: false, sides: [{ name: 'B. Waiting', value: '-7', won: false }], status: 'T2' },
    ])
  })

  it('of golf has tee times and no scores before the first shot', () => {
    const open = { positionText: '-', position: 0, score: 'E', rounds: [] }
    const teeTime = '2026-06-04T12:15:00Z'
    const players = [
      waitingPlayer({ ...open, id: '1', teeTime }),
      waitingPlayer({ ...open, id: '2' }),
      outPlayer({ ...open, id: '3', score: '-', thru: 'WD' }),
    ]
    const seenOn = (today: string) =>
      previewOf(sampleGolfBoard({ players }), today).rows.map(({ sides, status }) => [
        sides[0]?.value,
        status,
      ])
    const ms = Date.parse(teeTime)
    expect(seenOn(dayText(ms))).toEqual([
      ['', timeText(ms)],
      ['', ''],
      ['-', 'WD'],
    ])
    expect(seenOn('')[0]).toEqual(['', `${dayText(ms).split(', ')[1]} · ${timeText(ms)}`])
  })

  it('of golf shows the tournament that goes on when another one is over', () => {
    const tournaments = [
      sampleTournament({ id: 'over', state: 'post' }),
      sampleTournament({ id: 'on', name: 'A Monday Finish' }),
    ]
    expect(previewOf(sampleGolfBoard({ tournaments }), '').more).toBe('A Monday Finish')
  })

  it('of golf calls nobody live whose round is suspended', () => {
    const tournaments = [sampleTournament({ startTime: 'Round 2 - Suspended' })]
    const { rows } = previewOf(sampleGolfBoard({ tournaments, players: [playingPlayer()] }), '')
    expect(rows.map(({ live }) => live)).toEqual([false])
  })

  it.each(['pre', 'in', 'post'] as const)(
    'of a cup in the state %s has the points of both sides',
    (state) => {
      const cup = sampleCup({ id: '5', state, totalPoints: { usa: 11.5, europe: 14 }, description: 'Day 3' })
      const named = {
        ...cup,
        usa: { ...cup.usa, abbreviation: '' },
        europe: { ...cup.europe, abbreviation: '' },
      }
      const row = {
        id: '5',
        live: false,
        sides: [
          { name: 'USA', value: '11.5', won: false },
          { name: 'EUR', value: '14', won: false },
        ],
        status: 'Day 3',
      }
      expect(previewOf(sampleCupBoard({ cup: named }), '')).toEqual({ rows: [row], more: '2025 Ryder Cup' })
      expect(previewOf(sampleCupBoard({ cup }), '').rows[0]?.sides.map(({ name }) => name)).toEqual([
        'SID',
        'SID',
      ])
    },
  )

  it('of a cup is live while a match is played, and not at night', () => {
    const isLive = (...matches: readonly CupMatch[]) =>
      previewOf(sampleCupBoard({ cup: sampleCup(), matches }), '').rows[0]?.live
    expect(isLive(sampleMatch('usa'), sampleMatch('open'))).toBe(true)
    expect(isLive(sampleMatch('usa'), sampleMatch('open', { state: 'pre' }))).toBe(false)
    expect(isLive(sampleMatch('open', { status: 'Suspended' }))).toBe(false)
  })
})
