import { describe, expect, it } from 'vitest'
import { oddsRecord } from './odds-record'
import { storedLine } from './stored-line'
import { sampleLine, sampleRecord } from './testing/sample-odds'

const GAME = {
  id: '100',
  sport: 'nfl preseason',
  homeTeam: 'HOM',
  awayTeam: 'AWA',
  date: '2026-09-06T17:00:00Z',
}

describe('000 section 3: game odds record', () => {
  it('has every field of the specification', () => {
    expect(oddsRecord(GAME, sampleLine(), '2026-09-06T12:00:00Z')).toEqual({
      game_id: '100',
      sport: 'NFL',
      home_team: 'HOM',
      away_team: 'AWA',
      home_spread: -7,
      away_spread: 7,
      home_money_line: -325,
      away_money_line: 260,
      over_under: 47.5,
      home_spread_odds: -110,
      away_spread_odds: -110,
      provider_name: 'A Book',
      provider_id: '58',
      details: 'HOM -7',
      game_date: '2026-09-06T17:00:00Z',
      fetched_at: '2026-09-06T12:00:00Z',
    })
  })

  it.each([
    [-7, 7],
    [3.5, -3.5],
    [0, 0],
  ])('pairs a saved home spread of %d with its negation %d', (homeSpread, away) => {
    const record = oddsRecord(GAME, sampleLine({ homeSpread, awaySpread: 99 }), '')
    expect([record.home_spread, record.away_spread]).toEqual([homeSpread, away])
  })

  it('keeps null for what nobody offers', () => {
    const { homeSpread: _home, overUnder: _total, ...rest } = sampleLine()
    expect(oddsRecord(GAME, rest, '')).toMatchObject({
      home_spread: null,
      away_spread: null,
      over_under: null,
    })
  })
})

describe('000 section 4: the stored record as fallback', () => {
  it('is the line that was saved, without our mark', () => {
    const record = sampleRecord({ details: 'Final odds - HOM -7' })
    expect(storedLine(record)).toEqual(sampleLine())
  })

  it('lacks what nobody offered', () => {
    const { homeMoneyLine: _price, overUnder: _total, ...rest } = sampleLine()
    expect(storedLine(oddsRecord(GAME, rest, ''))).toStrictEqual(rest)
  })
})
