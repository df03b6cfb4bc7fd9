import { describe, expect, it } from 'vitest'
import { planOdds, type KnownOdds, type OddsPoll } from './board-odds'
import type { OddsLine } from './odds-line'
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

describe('a price that the book has taken down', () => {
  const BOTH = sampleLine()
  const {
    homeMoneyLine: _home,
    awayMoneyLine: _away,
    ...spreadAlone
  } = sampleLine({
    homeSpread: -6,
    awaySpread: 6,
    overUnder: 46,
  })

  /** What is known after these polls of one game, each with the feed's line or without one. */
  function knownAfter(polls: readonly (readonly ['scheduled' | 'live', OddsLine | undefined])[]): KnownOdds {
    return polls.reduce<KnownOdds>((known, [phase, line], index) => {
      const before = polls[index - 1]
      const one = { ...game('100'), phase, ...(before && { phaseBefore: before[0] }) }
      const times = { askedAt: `2026-09-06T1${index}:00:00Z`, at: `2026-09-06T1${index}:00:01Z` }
      const plan = planOdds(known, { games: [one], lines: line ? { 100: line } : {}, ...times })
      if (!plan) return known
      const records = plan.writes.map(({ record }) => [record.game_id, record] as const)
      return { records: { ...known.records, ...Object.fromEntries(records) }, rows: plan.rows }
    }, NOTHING)
  }

  const closed = {
    details: 'Closing line - HOM -7',
    home_spread: -6,
    over_under: 46,
    home_money_line: null,
    away_money_line: null,
  }

  it.each([
    ['has no line any more', undefined],
    ['still offers the rest', spreadAlone],
  ])('is no part of the closing line when the feed %s at kick-off', (_what, line) => {
    const known = knownAfter([
      ['scheduled', BOTH],
      ['scheduled', spreadAlone],
      ['live', line],
    ])
    expect(known.records['100']).toMatchObject(closed)
    expect(known.rows['100']).toMatchObject({ homeSpread: -6, overUnder: 46, capture: 'closing' })
    expect(known.rows['100']).not.toHaveProperty('homeMoneyLine')
    expect(known.rows['100']).not.toHaveProperty('awayMoneyLine')
  })

  it('does not come back while the feed has no line before the start', () => {
    const known = knownAfter([
      ['scheduled', BOTH],
      ['scheduled', spreadAlone],
      ['scheduled', undefined],
    ])
    expect(known.rows['100']).toEqual({ ...spreadAlone, capture: 'regular' })
    const live = knownAfter([
      ['scheduled', BOTH],
      ['scheduled', spreadAlone],
      ['scheduled', undefined],
      ['live', undefined],
    ])
    expect(live.records['100']).toMatchObject(closed)
  })

  it('is part of the closing line again when the book offers it again before play', () => {
    const line = { ...BOTH, homeSpread: -6, awaySpread: 6 }
    const known = knownAfter([
      ['scheduled', BOTH],
      ['scheduled', spreadAlone],
      ['live', line],
    ])
    expect(known.records['100']).toMatchObject({ home_money_line: -325, away_money_line: 260 })
  })

  it('stays in the closing line when the feed leaves it out at kick-off alone', () => {
    const known = knownAfter([
      ['scheduled', BOTH],
      ['live', spreadAlone],
    ])
    expect(known.records['100']).toMatchObject({
      home_spread: -6,
      home_money_line: -325,
      away_money_line: 260,
    })
  })

  it('is kept in the record while it may come back', () => {
    const known = knownAfter([
      ['scheduled', BOTH],
      ['scheduled', spreadAlone],
    ])
    expect(known.records['100']).toMatchObject({ home_spread: -6, home_money_line: -325 })
    expect(known.rows['100']).toEqual({ ...spreadAlone, capture: 'regular' })
  })
})
