import type { GameAnswer } from '../../../domain/box-score/game-answer'
import type { PlayerTable } from '../../../domain/box-score/player-table'
import type { StoredGame } from '../../../storage/rows'

const PASSING: PlayerTable = {
  title: 'Passing',
  labels: ['C/ATT', 'YDS'],
  rows: [{ id: '1', name: 'A. Thrower', stats: ['20/31', '244'], footnote: 'W, 1-0' }],
  totals: ['20/31', '244'],
  didNotPlay: [],
}

const RUSHING: PlayerTable = {
  title: 'Rushing',
  labels: ['CAR', 'YDS'],
  rows: [{ id: '2', name: 'B. Runner', stats: ['12', '80'] }],
  didNotPlay: [
    { name: 'C. Bench', reason: 'knee' },
    { name: 'D. Bench', reason: '' },
  ],
}

/** Everything that a verified user receives for a football game in progress. */
export const FULL_ANSWER: GameAnswer = {
  id: '401',
  sport: 'NFL',
  status: { state: 'active' },
  lineScore: {
    columns: ['Q1', 'Q2', 'Q3', 'Q4', 'Total'],
    away: { team: 'SF', cells: ['7', '3', '7', '-', '17'] },
    home: { team: 'SEA', cells: ['10', '7', '7', '-', '24'] },
  },
  teamComparison: [
    { statistic: 'Total Yards', away: '300', home: '100' },
    { statistic: 'Drives', away: '--', home: '3' },
  ],
  playerTables: { away: [PASSING], home: [RUSHING] },
  plays: [
    {
      id: 'p1',
      period: '1Q',
      clock: '9:31',
      team: 'SF',
      text: 'A. Thrower 4 yd run',
      awayScore: 7,
      homeScore: 0,
    },
    { id: 'p2', period: '2Q', clock: '0:04', team: 'SEA', text: 'Field goal', awayScore: 7, homeScore: 3 },
  ],
  tickerStats: [],
  locked: [],
}

export function storedGame(answer: Partial<GameAnswer> = {}): StoredGame {
  return {
    key: 'ann/nfl/401',
    slug: 'nfl',
    answer: { ...FULL_ANSWER, ...answer },
    checkedAt: '2026-09-13T21:00:00.000Z',
    openedAt: 0,
  }
}
