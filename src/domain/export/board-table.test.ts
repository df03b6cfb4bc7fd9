import { describe, expect, it } from 'vitest'
import type { Board } from '../board/board'
import { sampleCup, sampleMatch } from '../cup/testing/sample-cup'
import {
  finishedPlayer,
  outPlayer,
  playingPlayer,
  sampleRounds,
  sampleTournament,
  waitingPlayer,
} from '../golf/testing/sample-tournament'
import { sampleCupBoard, sampleGolfBoard } from '../testing/sample-board'
import { finalGame, liveGame, offGame, sampleBoard, sampleTeam, scheduledGame } from '../testing/sample-game'
import type { Game } from '../game/game'
import type { OddsRows } from '../odds/odds-board'
import { boardTable } from './board-table'

/** Rows by the names of their columns; an empty cell is not there. */
function rowsOf(board: Board, odds?: OddsRows) {
  const { columns, rows } = boardTable(board, odds)
  return rows.map((row) =>
    Object.fromEntries(columns.flatMap((name, at) => (row[at] === undefined ? [] : [[name, row[at]]]))),
  )
}
const rowOf = (game: Game, odds?: OddsRows) => rowsOf(sampleBoard({ games: [game] }), odds)[0]!

describe('the row of a game', () => {
  const homeTeam = sampleTeam({ score: 24, record: '10-3-1', ranking: 4 })
  const awayTeam = sampleTeam({ id: '2', displayName: 'Aways', abbreviation: 'AWA', score: 17, record: '' })
  const sides = { homeTeam, awayTeam }

  it('has the day before for a game of last night that stands on the board of today', () => {
    const { start: _start, ...open } = liveGame({ id: '2', lastNight: true })
    const games = [liveGame({ id: '1' }), open]
    expect(rowsOf(sampleBoard({ games })).map((row) => row['Day'])).toEqual(['2026-09-06', '2026-09-05'])
  })

  it('has the night of its start for a game that the feed never closed, on a board of a day ahead', () => {
    const stuck = liveGame({ start: '2026-12-01T01:15:00.000Z', lastNight: true })
    const board = sampleBoard({ day: '2026-12-03', games: [stuck] })
    expect(rowsOf(board).map((row) => row['Day'])).toEqual(['2026-11-30'])
  })

  it('says who played where, in which weather and how it ended', () => {
    const weather = { temp: 61, condition: 'Rain', estimated: false } as const
    const series = { summary: 'Tied 1-1' } as never
    expect(rowOf(finalGame({ ...sides, weather, series }))).toEqual({
      Day: '2026-09-06',
      Game: '100',
      'Start (UTC)': '2026-09-06 17:00:00',
      Status: 'final',
      Period: 'FINAL',
      Away: 'Aways',
      'Away abbreviation': 'AWA',
      'Away score': 17,
      Home: 'Hom City Homes',
      'Home abbreviation': 'HOM',
      'Home score': 24,
      'Home wins': 10,
      'Home losses': 3,
      'Home ties or overtime losses': 1,
      'Home ranking': 4,
      Venue: 'Some Field',
      City: 'Town',
      State: 'TN',
      Weather: 'Rain',
      'Temperature (F)': 61,
      Series: 'Tied 1-1',
    })
  })

  it('has a score once it has begun', () => {
    expect(rowOf(liveGame(sides))).toMatchObject({ Status: 'live', 'Home score': 24 })
    expect(rowOf(scheduledGame(sides))).not.toHaveProperty('Home score')
    expect(rowOf(offGame(sides))).toMatchObject({ Status: 'postponed', Period: 'Postponed' })
    expect(rowOf(offGame(sides))).not.toHaveProperty('Home score')
    expect(rowOf(offGame({ ...sides, status: 'suspended' }))).toMatchObject({ 'Home score': 24 })
  })

  it.each([
    ['that is open', scheduledGame({ start: '2026-09-06T04:00:00Z', startTime: '9/6 - TBD' }), undefined],
    [
      'at midnight',
      scheduledGame({ start: '2026-09-06T04:00:00Z', startTime: '9/6 - 12:00 AM EDT' }),
      '2026-09-06 04:00:00',
    ],
    ['of a game that is over', finalGame({ start: '2026-09-06T04:00:00Z' }), '2026-09-06 04:00:00'],
  ])('gives a start %s as far as it is known', (_what, game, start) => {
    expect(rowOf(game)['Start (UTC)']).toBe(start)
  })

  it('has no temperature under a roof', () => {
    const weather = { temp: 72, condition: 'Indoor', estimated: false } as const
    const row = rowOf(finalGame({ weather }))
    expect(row).toMatchObject({ Weather: 'Indoor' })
    expect(row).not.toHaveProperty('Temperature (F)')
  })

  it('marks estimated weather', () => {
    const weather = { temp: 70, condition: 'Clear', estimated: true } as const
    expect(rowOf(scheduledGame({ weather }))).toMatchObject({
      Weather: 'Clear (estimated)',
      'Temperature (F)': 70,
    })
  })

  it.each(['10', 'about 10-3', '10-3 home', '10-'])('reads no wins from the record %j', (record) => {
    expect(rowOf(finalGame({ homeTeam: sampleTeam({ record }) }))).not.toHaveProperty('Home wins')
  })

  it('reads the numbers of a long record', () => {
    const row = rowOf(finalGame({ homeTeam: sampleTeam({ record: '40-31-11' }) }))
    expect([row['Home wins'], row['Home losses'], row['Home ties or overtime losses']]).toEqual([40, 31, 11])
  })

  it('has its line where lines are given, and empty cells where it has none', () => {
    const line = {
      awaySpread: 3.5,
      homeSpread: -3.5,
      awayMoneyLine: 150,
      homeMoneyLine: -180,
      overUnder: 47.5,
      providerName: 'Some Book',
      providerId: '58',
      favorite: 'home',
      details: '',
      capture: 'regular',
    } as const
    expect(rowOf(finalGame(), { '100': line })).toMatchObject({
      'Away spread': 3.5,
      'Home spread': -3.5,
      'Away money line': 150,
      'Home money line': -180,
      Total: 47.5,
      'Lines by': 'Some Book',
    })
    expect(Object.keys(rowOf(finalGame(), {}))).toEqual(Object.keys(rowOf(finalGame())))
  })
})

describe('the row of a golfer', () => {
  it('has the place, the figures and each round', () => {
    const tournaments = [sampleTournament({ id: '1', name: 'Other' }), sampleTournament()]
    const leader = finishedPlayer({
      country: 'USA',
      rounds: sampleRounds(2),
      score: '-2',
      today: 'E',
      thru: 'F',
    })
    const out = outPlayer({ tournament: '9', rounds: [{ period: 3, strokes: 70, score: '-2' }] })
    const [first, second] = rowsOf(sampleGolfBoard({ tournaments, players: [leader, out] }))
    expect(first).toEqual({
      Day: '2026-09-06',
      Tournament: 'Some Classic',
      Position: 1,
      Player: 'Some Body',
      Country: 'USA',
      'To par': -2,
      Today: 0,
      Thru: 'F',
      'Round 1 strokes': 71,
      'Round 2 strokes': 71,
    })
    expect(second).toMatchObject({ Thru: 'CUT', 'Round 3 strokes': 70 })
    for (const name of ['Tournament', 'Position', 'Round 1 strokes'])
      expect(second).not.toHaveProperty([name])
  })

  it('has points in a column of their own, where points count', () => {
    const tournaments = [sampleTournament(), sampleTournament({ id: '2', scoring: 'points' })]
    const players = [
      finishedPlayer({ score: '-2' }),
      finishedPlayer({ id: '7', tournament: '2', score: '+31' }),
    ]
    const [strokes, points] = rowsOf(sampleGolfBoard({ tournaments, players }))
    expect(strokes).toMatchObject({ 'To par': -2 })
    expect(strokes).not.toHaveProperty(['Points'])
    expect(points).toMatchObject({ Points: 31 })
    expect(points).not.toHaveProperty(['To par'])
  })

  it('has no score before the first shot, as on the home page, but the time of that shot', () => {
    const teeTime = '2026-06-04T11:30:00Z'
    const tournaments = [sampleTournament(), sampleTournament({ id: '2', scoring: 'points' })]
    const first = waitingPlayer({ score: 'E', today: '-', rounds: [], teeTime })
    const between = waitingPlayer({ score: 'E', today: '-', rounds: sampleRounds(1, 'E'), teeTime })
    const ofPoints = { ...first, tournament: '2' }
    const rows = rowsOf(sampleGolfBoard({ tournaments, players: [first, between, ofPoints] }))
    expect(rows.map((row) => [row['To par'], row['Points'], row['Tee time (UTC)']])).toEqual([
      [undefined, undefined, '2026-06-04 11:30:00'],
      [0, undefined, '2026-06-04 11:30:00'],
      [undefined, undefined, '2026-06-04 11:30:00'],
    ])
  })

  it('has no strokes of a round that is not played to its end, as the leaderboard has none', () => {
    const rounds = [...sampleRounds(1), { period: 2, strokes: 18, score: '-2' }]
    const [row] = rowsOf(
      sampleGolfBoard({ tournaments: [sampleTournament()], players: [playingPlayer({ thru: '5', rounds })] }),
    )
    expect(row).toMatchObject({ 'Round 1 strokes': 71, Thru: 5 })
    expect(row).not.toHaveProperty(['Round 2 strokes'])
  })

  it('has no rounds before the first', () => {
    const { columns } = boardTable(sampleGolfBoard({ players: [outPlayer({ rounds: [] })] }), undefined)
    expect(columns.at(-1)).toBe('Thru')
  })

  it('has no column for points where no tournament counts them', () => {
    const { columns } = boardTable(sampleGolfBoard({ players: [finishedPlayer()] }), undefined)
    expect(columns).not.toContain('Points')
  })

  it('has no strokes of a round that was broken off, even if its tournament is unknown', () => {
    const broken = outPlayer({ tournament: '9', rounds: [{ period: 1, strokes: 18, score: '-2' }] })
    expect(rowsOf(sampleGolfBoard({ players: [broken] }))[0]).not.toHaveProperty(['Round 1 strokes'])
  })
})

describe('the row of a match', () => {
  const players = (...names: readonly string[]) => names.map((name) => ({ id: name, name }))

  it('has its session, who played and who won', () => {
    const won = sampleMatch('usa', { startTime: '2025-09-26T11:00:00Z', status: 'Final' })
    const match = {
      ...won,
      usa: { ...won.usa, players: players('A', 'B') },
      europe: { ...won.europe, score: '-', players: players('C', 'D') },
    }
    const sessions = [
      { id: 'session-0', name: 'Other', type: 'singles' as const },
      { id: 'session-1', name: 'Friday Foursomes', type: 'foursomes' as const },
    ]
    const [row] = rowsOf(sampleCupBoard({ cup: sampleCup(), sessions, matches: [match] }))
    expect(row).toEqual({
      Day: '2025-09-26',
      Cup: '2025 Ryder Cup',
      Session: 'Friday Foursomes',
      Match: 1,
      'Start (UTC)': '2025-09-26 11:00:00',
      Status: 'Final',
      'United States': 'A, B',
      'United States score': '2 & 1',
      Europe: 'C, D',
      'Europe score': '-',
      Winner: 'United States',
    })
  })

  it.each([
    ['the Eastern day on which it is played', '2025-09-28T16:02:00Z', '2025-09-28'],
    ['the day of the board where the feed gives no start', undefined, '2025-09-26'],
  ])('stands under %s', (_what, startTime, day) => {
    const match = sampleMatch('usa', startTime === undefined ? {} : { startTime })
    const [row] = rowsOf(sampleCupBoard({ day: '2025-09-26', matches: [match] }))
    expect(row).toMatchObject({ Day: day })
  })

  it('leaves out an unknown session and cup, and the winner of an open match', () => {
    const matches = [sampleMatch('open'), sampleMatch('europe')]
    const [open, won] = rowsOf(sampleCupBoard({ matches }))
    for (const name of ['Cup', 'Session', 'Winner']) expect(open).not.toHaveProperty([name])
    expect(won).toMatchObject({ Winner: 'Europe' })
  })

  it.each([
    ['of which only the score tells who won', '', '6 & 5', { Winner: 'Europe' }],
    ['that was halved', 'A/S', 'A/S', {}],
  ])('names the winner that the card shows, of a match %s', (_what, usa, europe, winner) => {
    const match = sampleMatch('halved')
    const told = {
      ...match,
      usa: { ...match.usa, score: usa },
      europe: { ...match.europe, score: europe },
    }
    const [row] = rowsOf(sampleCupBoard({ matches: [told] }))
    const { Winner } = { Winner: undefined, ...row }
    expect({ Winner }).toEqual({ Winner: undefined, ...winner })
  })
})
