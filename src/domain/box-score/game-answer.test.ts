import { describe, expect, it } from 'vitest'
import { permissionsOfTier } from '../people/tiers/permission'
import { gameAnswer, tickerAnswer, viewOf } from './game-answer'
import { sampleMatchup } from '../testing/sample-matchup'
import type { GameSummary } from './game-summary'

const SUMMARY: GameSummary = {
  id: '401',
  state: 'active',
  matchup: sampleMatchup(),
  scores: { away: 7, home: 3 },
  lineScore: { columns: ['Q1'], away: { team: 'A', cells: ['7'] }, home: { team: 'B', cells: ['3'] } },
  comparison: [{ statistic: 'Yards', away: '1', home: '2' }],
  awayTables: [],
  homeTables: [],
  plays: [],
  stats: [{ name: 'P', team: 'A', statType: 'PTS', value: 3, displayValue: '3' }],
}
const GUEST = permissionsOfTier('guest')
const REGISTERED = permissionsOfTier('registered')
/** The day of the game. */
const NOW = Date.parse('2026-09-06T18:00:00Z')
const VERIFIED = permissionsOfTier('verified')

describe('design 3: the answer about a game depends on the tier of who asks', () => {
  it('a guest learns who plays, how it stands and what is locked', () => {
    expect(gameAnswer('NFL', SUMMARY, GUEST, NOW)).toEqual({
      id: '401',
      sport: 'NFL',
      status: { state: 'active' },
      matchup: SUMMARY.matchup,
      scores: { away: 7, home: 3 },
      locked: ['view_box_scores', 'view_player_stats', 'view_detailed_stats'],
    })
  })

  it('a verified user gets everything', () => {
    expect(gameAnswer('NFL', SUMMARY, VERIFIED, NOW)).toEqual({
      id: '401',
      sport: 'NFL',
      status: { state: 'active' },
      matchup: SUMMARY.matchup,
      scores: { away: 7, home: 3 },
      lineScore: SUMMARY.lineScore,
      teamComparison: SUMMARY.comparison,
      playerTables: { away: [], home: [] },
      tickerStats: SUMMARY.stats,
      plays: [],
      locked: [],
    })
  })

  it.each([
    ['yesterday', '2026-09-07T16:00:00Z', 'scores', 'scores'],
    ['before yesterday', '2026-09-08T16:00:00Z', undefined, 'pastScores'],
  ])(
    'a game of %s tells a guest who played, and its score only if the guest may see that day',
    (_when, now, guests, verifieds) => {
      const nowMs = Date.parse(now)
      const told = (answer: object) => Object.keys(answer).find((part) => /^(past)?scores$/i.test(part))
      const guest = gameAnswer('NFL', SUMMARY, GUEST, nowMs)
      expect([guest.matchup, told(guest)]).toEqual([SUMMARY.matchup, guests])
      expect(guest.locked.includes('view_historical_data')).toBe(guests === undefined)
      expect(told(gameAnswer('NFL', SUMMARY, VERIFIED, nowMs))).toBe(verifieds)
    },
  )

  it('a game of an unknown day counts as not over', () => {
    const { start: _untold, ...matchup } = sampleMatchup()
    const answer = gameAnswer('NFL', { ...SUMMARY, matchup }, GUEST, Date.parse('2030-01-01T00:00:00Z'))
    expect(answer.scores).toEqual(SUMMARY.scores)
  })

  it('everybody gets how the game ended, but not in tickers, whose cards know it', () => {
    const summary = { ...SUMMARY, state: 'complete', ended: { quarter: 'FINAL/OT' } } as const
    expect(gameAnswer('NFL', summary, GUEST, NOW).status).toEqual({
      state: 'complete',
      ended: { quarter: 'FINAL/OT' },
    })
    expect(tickerAnswer('NFL', summary, VERIFIED).game.status).toEqual({ state: 'complete' })
  })

  it('everybody gets the last play and the channels of the game, but not in tickers, which are sent again and again', () => {
    const summary = { ...SUMMARY, lastPlay: 'Kick is good', watch: ['FOX'] }
    expect(gameAnswer('NFL', summary, GUEST, NOW).status).toEqual({
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
    const answer = gameAnswer('NHL', { ...SUMMARY, ...more }, permissionsOfTier('admin'), NOW)
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
