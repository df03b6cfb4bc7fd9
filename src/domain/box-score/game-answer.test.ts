import { describe, expect, it } from 'vitest'
import { permissionsOfTier } from '../people/tiers/permission'
import { gameAnswer, tickerAnswer, viewOf } from './game-answer'
import type { GameSummary } from './game-summary'
import { summaryCacheMs } from './summary-cache-time'

const SUMMARY: GameSummary = {
  id: '401',
  state: 'active',
  lineScore: { columns: ['1Q'], away: { team: 'A', cells: ['7'] }, home: { team: 'B', cells: ['3'] } },
  comparison: [{ statistic: 'Yards', away: '1', home: '2' }],
  awayTables: [],
  homeTables: [],
  plays: [],
  stats: [{ name: 'P', team: 'A', statType: 'PTS', value: 3, displayValue: '3' }],
}
const GUEST = permissionsOfTier('guest')
const REGISTERED = permissionsOfTier('registered')
const VERIFIED = permissionsOfTier('verified')

describe('design 3: a game is answered by the tier of who asks', () => {
  it('a guest learns how it stands and what is locked', () => {
    expect(gameAnswer('NFL', SUMMARY, GUEST)).toEqual({
      id: '401',
      sport: 'NFL',
      status: { state: 'active' },
      locked: ['view_box_scores', 'view_player_stats', 'view_detailed_stats'],
    })
  })

  it('a verified user gets everything', () => {
    expect(gameAnswer('NFL', SUMMARY, VERIFIED)).toEqual({
      id: '401',
      sport: 'NFL',
      status: { state: 'active' },
      lineScore: SUMMARY.lineScore,
      teamComparison: SUMMARY.comparison,
      playerTables: { away: [], home: [] },
      tickerStats: SUMMARY.stats,
      plays: [],
      locked: [],
    })
  })

  it('everybody is told the last play and who shows the game; tickers, which are sent again and again, are not', () => {
    const summary = { ...SUMMARY, lastPlay: 'Kick is good', watch: ['FOX'] }
    expect(gameAnswer('NFL', summary, GUEST).status).toEqual({
      state: 'active',
      lastPlay: 'Kick is good',
      watch: ['FOX'],
    })
    expect(tickerAnswer('NFL', summary, VERIFIED).game.status).toEqual({ state: 'active' })
  })

  it('the ticker is locked for guests', () => {
    const status = { state: 'active' }
    expect(tickerAnswer('NFL', SUMMARY, GUEST)).toEqual({
      game: { id: '401', status },
      locked: ['view_player_stats'],
    })
    expect(tickerAnswer('NFL', SUMMARY, REGISTERED)).toEqual({
      game: { id: '401', status, tickerStats: SUMMARY.stats },
      locked: [],
    })
  })

  it('answers are shared by those who may see the same', () => {
    expect(viewOf('NFL', VERIFIED)).toBe(viewOf('NFL', permissionsOfTier('admin')))
    expect(new Set([GUEST, REGISTERED, VERIFIED].map((can) => viewOf('NFL', can))).size).toBe(3)
  })
})

it.each([
  ['active', 10_000],
  ['halftime', 10_000],
  ['pregame', 30_000],
  ['complete', 600_000],
] as const)('a summary of a game that is %s is kept for %d ms', (state, ms) => {
  expect(summaryCacheMs(state)).toBe(ms)
})
