import { describe, expect, it } from 'vitest'
import { permissionsOfTier } from '../people/tiers/permission'
import { gameAnswer, tickerAnswer, viewOf } from './game-answer'
import type { GameSummary } from './game-summary'

const SUMMARY: GameSummary = {
  id: '401',
  state: 'active',
  lineScore: { columns: ['Q1'], away: { team: 'A', cells: ['7'] }, home: { team: 'B', cells: ['3'] } },
  comparison: [{ statistic: 'Yards', away: '1', home: '2' }],
  awayTables: [],
  homeTables: [],
  plays: [],
  stats: [{ name: 'P', team: 'A', statType: 'PTS', value: 3, displayValue: '3' }],
}
const GUEST = permissionsOfTier('guest')
const REGISTERED = permissionsOfTier('registered')
const VERIFIED = permissionsOfTier('verified')

describe('design 3: the answer about a game depends on the tier of who asks', () => {
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

  it('everybody gets how the game ended, but not in tickers, whose cards know it', () => {
    const summary = { ...SUMMARY, state: 'complete', ended: { quarter: 'FINAL/OT' } } as const
    expect(gameAnswer('NFL', summary, GUEST).status).toEqual({
      state: 'complete',
      ended: { quarter: 'FINAL/OT' },
    })
    expect(tickerAnswer('NFL', summary, VERIFIED).game.status).toEqual({ state: 'complete' })
  })

  it('everybody gets the last play and the channels of the game, but not in tickers, which are sent again and again', () => {
    const summary = { ...SUMMARY, lastPlay: 'Kick is good', watch: ['FOX'] }
    expect(gameAnswer('NFL', summary, GUEST).status).toEqual({
      state: 'active',
      lastPlay: 'Kick is good',
      watch: ['FOX'],
    })
    expect(tickerAnswer('NFL', summary, VERIFIED).game.status).toEqual({ state: 'active' })
  })

  it('the whole answer also has the strength, the chances and the form of both teams', () => {
    const form = { team: 'A', record: '1-0', split: '', where: 'home', last: [] } as const
    const more = {
      strength: { powerPlay: true, strength: 'power play', possession: 'A' },
      winProbability: { points: [], favouriteChanges: 3 },
      teamForm: { away: form, home: form },
    } as const
    const { strength, ...parts } = more
    const answer = gameAnswer('NHL', { ...SUMMARY, ...more }, permissionsOfTier('admin'))
    expect(answer).toMatchObject({ ...parts, status: { state: 'active', strength }, locked: [] })
    expect(tickerAnswer('NHL', { ...SUMMARY, ...more }, VERIFIED).game.status).toEqual({
      state: 'active',
      strength,
    })
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

  it('people who may see the same share one answer', () => {
    expect(viewOf('NFL', permissionsOfTier('admin'))).toBe('all')
    expect(viewOf('NFL', GUEST)).toMatch(/^[a-z_]+(\+[a-z_]+)+$/)
    expect(viewOf('NFL', VERIFIED)).toBe(viewOf('NFL', permissionsOfTier('admin')))
    expect(new Set([GUEST, REGISTERED, VERIFIED].map((can) => viewOf('NFL', can))).size).toBe(3)
  })
})
