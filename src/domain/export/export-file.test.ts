import { describe, expect, it } from 'vitest'
import type { Board } from '../board/board'
import { sampleMatch } from '../cup/testing/sample-cup'
import { finishedPlayer } from '../golf/testing/sample-tournament'
import type { LinePoint } from '../odds/line-point'
import type { OddsRow } from '../odds/odds-board'
import { permissionsOfTier } from '../people/tiers/permission'
import { sampleCupBoard, sampleGolfBoard } from '../testing/sample-board'
import { finalGame, sampleBoard, sampleTeam, scheduledGame } from '../testing/sample-game'
import { exportFile, type Exported, type ExportFormat } from './export-file'

const CHECKED_AT = '2026-09-06T20:15:30.123Z'
const PREMIUM = permissionsOfTier('premium')
const withoutOdds = PREMIUM.filter((name) => name !== 'view_betting_odds')

const LINE: OddsRow = {
  homeSpread: -3.5,
  awaySpread: 3.5,
  homeMoneyLine: -180,
  awayMoneyLine: 150,
  overUnder: 47.5,
  favorite: 'home',
  providerName: 'Some Book',
  providerId: '58',
  details: 'HOM -3.5',
  capture: 'regular',
}

const game = finalGame({
  homeTeam: sampleTeam({ score: 24, displayName: '=HYPERLINK("http://x")', record: '10-3' }),
  awayTeam: sampleTeam({ id: '2', abbreviation: 'AWA', displayName: 'Aways, of Town', score: 17 }),
})

const ofBoard = (board: Board): Exported => ({
  kind: 'board',
  slug: 'nfl',
  board,
  odds: { '100': LINE },
  checkedAt: CHECKED_AT,
})

/** A file as a spreadsheet shows it: rows with their cells under the names of their columns. */
function cellsOf(exported: Exported, can = PREMIUM): readonly Readonly<Record<string, string>>[] {
  const text = exportFile(exported, 'csv', can)!.text
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [head = [], ...rows] = readCsv(text.slice(1))
  for (const row of rows) expect(row).toHaveLength(head.length)
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head[at], cell])))
}

function readCsv(text: string): readonly (readonly string[])[] {
  const lines = text.split('\r\n').slice(0, -1)
  return lines.map((line) =>
    [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*))(?:,|$)/g)]
      .map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
      .slice(0, -1),
  )
}

it('a file says whether it is a table or JSON', () => {
  const typeOf = (format: ExportFormat) => exportFile(ofBoard(sampleBoard()), format, PREMIUM)?.type
  expect([typeOf('csv'), typeOf('json')]).toEqual(['text/csv;charset=utf-8', 'application/json'])
})

describe('a board as a table', () => {
  it('has a row for each game, with numbers as numbers and texts that are no formulas', () => {
    expect(cellsOf(ofBoard(sampleBoard({ games: [game] })))).toEqual([
      expect.objectContaining({
        League: 'NFL',
        Day: '2026-09-06',
        'Start (UTC)': '2026-09-06 17:00:00',
        Status: 'final',
        Period: 'FINAL',
        Away: 'Aways, of Town',
        'Away score': '17',
        Home: `'=HYPERLINK("http://x")`,
        'Home score': '24',
        'Home wins': '10',
        'Home losses': '3',
        'Home ties or overtime losses': '',
        'Home spread': '-3.5',
        'Home money line': '-180',
        Total: '47.5',
        'As of (UTC)': '2026-09-06 20:15:30',
      }),
    ])
  })

  it('has no score before the start, where a nought would look like one', () => {
    const [row] = cellsOf(ofBoard(sampleBoard({ games: [scheduledGame()] })))
    expect([row?.['Away score'], row?.['Home score'], row?.['Period']]).toEqual(['', '', ''])
  })

  it('has no lines in either format for a reader who may not see odds', () => {
    const exported = ofBoard(sampleBoard({ games: [game] }))
    expect(Object.keys(cellsOf(exported, withoutOdds)[0]!)).not.toContain('Home spread')
    expect(exportFile(exported, 'json', withoutOdds)!.text).not.toContain('-3.5')
  })

  it('has the games of another day like those of the board', () => {
    const ofDay: Exported = {
      kind: 'day',
      slug: 'nfl',
      day: '2025-12-14',
      games: [game],
      checkedAt: CHECKED_AT,
    }
    expect(cellsOf(ofDay)).toEqual([expect.objectContaining({ Day: '2025-12-14', 'Home score': '24' })])
    expect(exportFile(ofDay, 'json', PREMIUM)?.name).toBe('nfl-2025-12-14-scores-20260906T201530Z.json')
  })

  it('has golfers by place, with even par as a number', () => {
    const players = [finishedPlayer({ name: 'A. Putter', score: '-12', today: 'E', position: 1 })]
    expect(cellsOf({ ...ofBoard(sampleGolfBoard({ players })), slug: 'pga' } as Exported)).toEqual([
      expect.objectContaining({ League: 'PGA', Player: 'A. Putter', 'To par': '-12', Today: '0' }),
    ])
  })

  it('has the matches of the cup, and who won them', () => {
    const board = sampleCupBoard({ matches: [sampleMatch('europe')] })
    expect(cellsOf({ ...ofBoard(board), slug: 'rydercup' } as Exported)).toEqual([
      expect.objectContaining({ Match: '1', Winner: 'Europe' }),
    ])
  })
})

describe('a box score as a table', () => {
  const exported: Exported = {
    kind: 'box-score',
    slug: 'nfl',
    game,
    checkedAt: CHECKED_AT,
    answer: {
      id: '100',
      sport: 'NFL',
      lineScore: {
        columns: ['Q1', 'Total'],
        away: { team: 'AWA', cells: ['-', '17'] },
        home: { team: 'HOM', cells: ['7', '24'] },
      },
      teamComparison: [{ statistic: '+/-', away: '-7', home: '5-10' }],
      playerTables: {
        away: [],
        home: [
          {
            title: 'Passing',
            labels: ['C/ATT', 'YDS'],
            rows: [{ id: '1', name: '@Thrower', stats: ['22/31', '-4'] }],
            didNotPlay: [],
          },
        ],
      },
      plays: [{ id: 'p', period: 'Q1', clock: '9:31', team: 'HOM', text: 'Run', awayScore: 0, homeScore: 7 }],
      locked: [],
    },
  }
  const rowsOf = (part: string, can = PREMIUM) =>
    cellsOf(exported, can)
      .filter((row) => row['Part'] === part)
      .map((row) => [row['Team'], row['Player'], row['Statistic'], row['Value'], row['Second value']])

  it('has a row for each figure, and pairs as two numbers', () => {
    expect(rowsOf('Line score')).toEqual([
      ['AWA', '', 'Q1', '', ''],
      ['AWA', '', 'Total', '17', ''],
      ['HOM', '', 'Q1', '7', ''],
      ['HOM', '', 'Total', '24', ''],
    ])
    expect(rowsOf('Team comparison')).toEqual([
      ['AWA', '', "'+/-", '-7', ''],
      ['HOM', '', "'+/-", '5', '10'],
    ])
    expect(rowsOf('Players')).toEqual([
      ['HOM', "'@Thrower", 'C/ATT', '22', '31'],
      ['HOM', "'@Thrower", 'YDS', '-4', ''],
    ])
    expect(rowsOf('Scoring')).toEqual([['HOM', '', 'Run', '0', '7']])
  })

  it('leaves out what its reader may not see any more', () => {
    const can = PREMIUM.filter((name) => name !== 'view_player_stats' && name !== 'view_detailed_stats')
    expect([rowsOf('Players', can), rowsOf('Scoring', can)]).toEqual([[], []])
    const { answer } = JSON.parse(exportFile(exported, 'json', can)!.text) as typeof exported
    expect(answer.playerTables).toBeUndefined()
    expect(answer.locked).toEqual(['view_player_stats', 'view_detailed_stats'])
  })
})

describe('the lines of a game', () => {
  const point: LinePoint = {
    at: '2026-09-01T12:00:00Z',
    homeSpread: -3.5,
    awayMoneyLine: 150,
    provider: 'Some Book',
    capture: 'regular',
    isOpening: true,
  }
  const exported: Exported = { kind: 'lines', slug: 'nfl', game, points: [point], checkedAt: CHECKED_AT }

  it('are rows with the time since when each line stood', () => {
    expect(cellsOf(exported)).toEqual([
      expect.objectContaining({
        'Since (UTC)': '2026-09-01 12:00:00',
        Line: 'opening',
        'Home spread': '-3.5',
        'Home money line': '',
        Total: '',
      }),
    ])
  })

  it('are in no file for a reader who may not see odds', () => {
    expect(exportFile(exported, 'csv', withoutOdds)).toBeUndefined()
    expect(exportFile(exported, 'json', withoutOdds)).toBeUndefined()
  })
})

describe('the name of a file', () => {
  it.each([
    [ofBoard(sampleBoard()), 'nfl-2026-09-06-scores-20260906T201530Z.csv'],
    [
      { kind: 'lines', slug: 'nfl', game, points: [], checkedAt: CHECKED_AT },
      'nfl-2026-09-06-AWA-at-HOM-lines-20260906T201530Z.csv',
    ],
    [
      {
        kind: 'lines',
        slug: 'nfl',
        game: { ...game, awayTeam: sampleTeam({ abbreviation: '../A' }) },
        points: [],
        checkedAt: CHECKED_AT,
      },
      'nfl-2026-09-06-A-at-HOM-lines-20260906T201530Z.csv',
    ],
  ] as const)('says league, day, game and age', (exported, name) => {
    expect(exportFile(exported as Exported, 'csv', PREMIUM)?.name).toBe(name)
  })
})
