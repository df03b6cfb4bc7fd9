import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oddsChange, oddsSave } from './odds-change'
import type { GameOddsRecord } from './odds-record'
import { sampleRecord } from './testing/sample-odds'

describe('000 section 4: odds saving', () => {
  const before = sampleRecord()

  it('saves as initial when no record exists', () => {
    expect(oddsChange(undefined, before)).toBe('initial')
    expect(oddsSave(undefined, before)).toEqual({
      record: before,
      history: {
        ...before,
        change_type: 'initial',
        previous_home_spread: null,
        previous_away_spread: null,
        previous_home_money_line: null,
        previous_away_money_line: null,
        previous_over_under: null,
      },
    })
  })

  it.each([
    ['the spread', { home_spread: -6.5, away_spread: 6.5 }, 'spread_change'],
    [
      'only the away spread, which an older record kept as the feed told it',
      { away_spread: 6.5 },
      'spread_change',
    ],
    ['the home money line', { home_money_line: -300 }, 'line_change'],
    ['the away money line', { away_money_line: 240 }, 'line_change'],
    ['the over/under', { over_under: 48 }, 'total_change'],
    ['spread and money line', { home_spread: -6.5, home_money_line: -300 }, 'spread_change'],
    ['money line and over/under', { home_money_line: -300, over_under: 48 }, 'line_change'],
    [
      'all of them',
      { home_spread: -6, away_spread: 6, home_money_line: -300, over_under: 48 },
      'all_changed',
    ],
    ["a spread to a pick'em", { home_spread: 0, away_spread: 0 }, 'spread_change'],
  ] as const)('writes history when %s changed', (_what, changes, type) => {
    const next = { ...before, ...changes }
    const save = oddsSave(before, next)
    expect(save?.record).toEqual(next)
    expect(save?.history).toMatchObject({
      change_type: type,
      previous_home_spread: -7,
      previous_over_under: 47.5,
    })
  })

  it.each([
    ['nothing', {}],
    ['only the time of fetching', { fetched_at: '2026-09-06T13:00:00Z' }],
    ['only the price of the spread', { home_spread_odds: -115 }],
    ['a number that the feed left out', { over_under: null, home_money_line: null }],
  ])('does nothing when %s changed', (_what, changes) => {
    expect(oddsSave(before, { ...before, ...changes })).toBeUndefined()
  })

  it('keeps the last known number when another one changes and this one is left out', () => {
    const save = oddsSave(before, { ...before, home_money_line: -300, over_under: null })
    expect(save?.record.over_under).toBe(47.5)
    expect(save?.history.change_type).toBe('line_change')
  })

  it('never completes one provider’s line from another’s', () => {
    const other = { ...before, provider_id: '100', home_money_line: -300, over_under: null }
    expect(oddsSave(before, other)?.record).toEqual(other)
  })

  it.each([
    ['goes with the spread that it belonged to', { home_spread: -6.5, away_spread: 6.5 }, null],
    ['stays with the spread that stays', { home_money_line: -300 }, -110],
    [
      'stays when the spread is left out as well',
      { home_spread: null, away_spread: null, over_under: 48 },
      -110,
    ],
  ])('a price that is left out %s', (_what, changes, price) => {
    const gap = { ...before, ...changes, home_spread_odds: null, away_spread_odds: null }
    expect(oddsSave(before, gap)?.record).toMatchObject({ home_spread_odds: price, away_spread_odds: price })
  })

  it('is idempotent: the same line saved again changes nothing', () => {
    fc.assert(
      fc.property(fc.option(record(), { nil: undefined }), record(), (previous, next) => {
        const saved = oddsSave(previous, next)?.record ?? previous
        expect(oddsChange(saved, next)).toBeUndefined()
        expect(saved && oddsChange(saved, saved)).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })
})

function record(): fc.Arbitrary<GameOddsRecord> {
  const number = fc.option(fc.integer({ min: -3, max: 3 }), { nil: null })
  return fc
    .record({
      home_spread: number,
      away_spread: number,
      home_money_line: number,
      away_money_line: number,
      over_under: number,
      home_spread_odds: number,
      provider_id: fc.constantFrom('58', '100'),
    })
    .map((numbers) => ({ ...sampleRecord(), ...numbers }))
}
