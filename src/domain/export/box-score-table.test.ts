import { describe, expect, it } from 'vitest'
import type { GameAnswer } from '../box-score/game-answer'
import type { Game } from '../game/game'
import { finalGame } from '../testing/sample-game'
import { boxScoreTable } from './box-score-table'

const ANSWER: GameAnswer = { id: '401', sport: 'NFL', locked: [] }
const LINE_SCORE = {
  columns: ['1', 'T'],
  away: { team: 'BUF', cells: ['7', '17'] },
  home: { team: 'KC', cells: ['-', '24'] },
}

/** Rows without their empty cells. */
function rowsOf(parts: Partial<GameAnswer>, game?: Game) {
  const { columns, rows } = boxScoreTable({ ...ANSWER, ...parts }, game)
  return rows.map((row) =>
    Object.fromEntries(columns.flatMap((name, at) => (row[at] === undefined ? [] : [[name, row[at]]]))),
  )
}

describe('a box score as a table of figures', () => {
  it('has no rows without a part', () => {
    expect(rowsOf({})).toEqual([])
  })

  it('has the line score by team and column', () => {
    const part = { Game: '401', Part: 'Line score' }
    expect(rowsOf({ lineScore: LINE_SCORE })).toEqual([
      { ...part, Team: 'BUF', Statistic: '1', Value: 7 },
      { ...part, Team: 'BUF', Statistic: 'T', Value: 17 },
      { ...part, Team: 'KC', Statistic: '1' },
      { ...part, Team: 'KC', Statistic: 'T', Value: 24 },
    ])
  })

  const teamComparison = [{ statistic: 'Third downs', away: '3-12', home: '40' }] as never
  const teamsOf = (parts: Partial<GameAnswer>, game?: Game) =>
    rowsOf({ ...parts, teamComparison }, game)
      .filter(({ Part }) => Part === 'Team comparison')
      .map(({ Team }) => Team)

  it('splits pairs of the comparison into two cells', () => {
    const part = { Game: '401', Part: 'Team comparison', Statistic: 'Third downs' }
    expect(rowsOf({ teamComparison })).toEqual([
      { ...part, Team: 'Away', Value: 3, 'Second value': 12 },
      { ...part, Team: 'Home', Value: 40 },
    ])
  })

  it('calls the comparison of a game that has not begun what it is: the season so far', () => {
    const parts = rowsOf({ status: { state: 'pregame' }, teamComparison }).map(({ Part }) => Part)
    expect(parts).toEqual(['Season so far', 'Season so far'])
  })

  it('names the teams as the board does, else as the line score does, else by their side', () => {
    expect(teamsOf({ lineScore: LINE_SCORE }, finalGame())).toEqual(['AWA', 'HOM'])
    expect(teamsOf({ lineScore: LINE_SCORE })).toEqual(['BUF', 'KC'])
    expect(teamsOf({})).toEqual(['Away', 'Home'])
  })

  it('has each figure of each player', () => {
    const table = (name: string, ...stats: string[]) => ({
      title: 'Passing',
      labels: ['C/ATT', 'YDS'],
      rows: [{ id: '1', name, stats }],
      didNotPlay: [],
    })
    const playerTables = { away: [table('A', '22/31', '301')], home: [table('B', '5/9')] }
    const part = { Game: '401', Part: 'Players', Group: 'Passing' }
    expect(rowsOf({ playerTables })).toEqual([
      { ...part, Team: 'Away', Player: 'A', Statistic: 'C/ATT', Value: 22, 'Second value': 31 },
      { ...part, Team: 'Away', Player: 'A', Statistic: 'YDS', Value: 301 },
      { ...part, Team: 'Home', Player: 'B', Statistic: 'C/ATT', Value: 5, 'Second value': 9 },
      { ...part, Team: 'Home', Player: 'B', Statistic: 'YDS' },
    ])
  })

  it('has the scoring plays with the score after them', () => {
    const play = { id: '1', period: 'Q2', clock: '3:10', team: 'KC', text: 'TD', awayScore: 0, homeScore: 7 }
    const part = { Game: '401', Part: 'Scoring', Statistic: 'TD', Value: 0, 'Second value': 7 }
    expect(rowsOf({ plays: [play, { ...play, clock: '', team: '' }] })).toEqual([
      { ...part, Team: 'KC', Group: 'Q2 3:10' },
      { ...part, Group: 'Q2' },
    ])
  })
})
