import { describe, expect, it } from 'vitest'
import type { OddsLine } from './odds-line'
import { oddsDisplay, spreadText } from './odds-display'
import { teamOdds } from './team-odds'
import { sampleLine } from './testing/sample-odds'

const NO_NUMBERS: OddsLine = { favorite: 'none', providerName: 'A Book', providerId: '58', details: '' }

describe('000 section 5: odds as they are shown', () => {
  it.each([
    [3.5, '+3.5'],
    [7, '+7'],
    [-7, '-7'],
    [-3.5, '-3.5'],
    [0, 'PK'],
  ])('a spread of %d reads %s', (spread, text) => {
    expect(spreadText(spread)).toBe(text)
  })

  it.each([
    [260, '+260'],
    [-325, '-325'],
    [100, '+100'],
  ])('a money line of %d reads %s', (moneyLine, text) => {
    expect(oddsDisplay('NFL', { ...teamOdds(sampleLine(), 'away'), moneyLine }).moneyLine).toBe(text)
  })

  it.each(['NFL', 'MLB', 'NBA', 'NHL', 'NCAAF'] as const)('shows the spread for %s', (sport) => {
    expect(oddsDisplay(sport, teamOdds(sampleLine(), 'away'))).toEqual({
      spread: '+7',
      spreadOdds: '-110',
      moneyLine: '+260',
      total: '47.5',
    })
  })

  it('shows nothing of what nobody offers', () => {
    expect(oddsDisplay('NFL', teamOdds(NO_NUMBERS, 'away'))).toEqual({})
    const { awaySpreadOdds: _price, ...rest } = sampleLine()
    expect(oddsDisplay('NFL', teamOdds(rest, 'away'))).toEqual({
      spread: '+7',
      moneyLine: '+260',
      total: '47.5',
    })
  })

  it('shows no spread for a sport without odds', () => {
    expect(oddsDisplay('NCAAB', teamOdds(sampleLine(), 'away'))).toEqual({ moneyLine: '+260', total: '47.5' })
  })
})

describe('000 section 3: team odds object', () => {
  it('is the line as one team sees it', () => {
    const rest = { overUnder: 47.5, providerName: 'A Book', providerId: '58', details: 'HOM -7' }
    expect([teamOdds(sampleLine(), 'home'), teamOdds(sampleLine(), 'away')]).toEqual([
      { spread: -7, spreadOdds: -110, moneyLine: -325, favorite: true, underdog: false, ...rest },
      { spread: 7, spreadOdds: -110, moneyLine: 260, favorite: false, underdog: true, ...rest },
    ])
  })

  it.each(['home', 'away'] as const)('has no member for what nobody offers the %s team', (side) => {
    expect(teamOdds(NO_NUMBERS, side)).toStrictEqual({
      favorite: false,
      underdog: false,
      providerName: 'A Book',
      providerId: '58',
      details: '',
    })
  })

  it("has neither favourite nor underdog in a pick'em", () => {
    const line = sampleLine({ favorite: 'none' })
    expect(teamOdds(line, 'home')).toMatchObject({ favorite: false, underdog: false })
  })
})
