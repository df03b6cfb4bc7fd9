import { describe, expect, it } from 'vitest'
import { planOdds, type KnownOdds, type OddsPoll } from './board-odds'
import { sampleLine, sampleRecord } from './testing/sample-odds'

const AT = '2026-09-06T13:00:00Z'
const ASKED_AT = '2026-09-06T12:59:59Z'
const game = (id: string) => ({
  game: { id, sport: 'NFL', homeTeam: 'HOM', awayTeam: 'AWA', date: '2026-09-06T17:00:00Z' },
  phase: 'scheduled' as const,
})
const poll = (lines: OddsPoll['lines'], ids = ['100']): OddsPoll => ({
  games: ids.map(game),
  lines,
  askedAt: ASKED_AT,
  at: AT,
})
const NOTHING: KnownOdds = { records: {}, rows: {} }
const KNOWN: KnownOdds = {
  records: { 100: sampleRecord() },
  rows: { 100: { ...sampleLine(), capture: 'regular' } },
}

describe('what a poll changes in the odds of a league', () => {
  it('is nothing when the lines are already known', () => {
    expect(planOdds(KNOWN, poll({ 100: sampleLine() }))).toBeUndefined()
    expect(planOdds(NOTHING, poll({}))).toBeUndefined()
  })

  it('is a write and a row for each game that changed', () => {
    const plan = planOdds(KNOWN, poll({ 100: sampleLine(), 200: sampleLine() }, ['100', '200']))
    expect(plan?.writes.map(({ record }) => record.game_id)).toEqual(['200'])
    expect(Object.keys(plan?.rows ?? {})).toEqual(['100', '200'])
  })

  it('is only rows, without a write, when only a price moved or a game left the board', () => {
    const dearer = planOdds(KNOWN, poll({ 100: sampleLine({ homeSpreadOdds: -115 }) }))
    expect(dearer).toMatchObject({ writes: [], rows: { 100: { homeSpreadOdds: -115 } } })
    expect(planOdds(KNOWN, poll({}, []))).toEqual({ writes: [], rows: {} })
  })

  it('is only a write when a game gets another start, which rows do not tell', () => {
    const { game: one, phase } = game('100')
    const later = { game: { ...one, date: '2026-09-06T20:25:00Z' }, phase }
    const plan = planOdds(KNOWN, { ...poll({ 100: sampleLine() }), games: [later] })
    expect(plan?.writes.map(({ record }) => record.game_date)).toEqual(['2026-09-06T20:25:00Z'])
    expect(plan?.rows).toEqual(KNOWN.rows)
  })

  it('is nothing when the feed has no line, as the stored one stays', () => {
    expect(planOdds(KNOWN, poll({}))).toBeUndefined()
  })

  it('is nothing when the job before the start saved a line while the poll was on its way', () => {
    const known: KnownOdds = { ...KNOWN, records: { 100: { ...sampleRecord(), fetched_at: AT } } }
    expect(planOdds(known, poll({ 100: sampleLine({ homeSpread: -6 }) }))).toBeUndefined()
  })

  it.each(['constructor', '__proto__'])('is nothing for an unknown game with the id %s', (id) => {
    expect(planOdds(NOTHING, poll({}, [id]))).toBeUndefined()
  })
})
