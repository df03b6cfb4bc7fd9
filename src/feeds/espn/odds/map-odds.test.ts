import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ODDS_NUMBERS } from '../../../domain/odds/odds-line'
import { leagueOf } from '../../../domain/league'
import { mapCoreOdds, mapOdds } from './map-odds'
import { readDetails } from './odds-details'
import { eventOddsPath } from './request-odds'

const NFL = { sport: 'NFL', home: 'PHI', away: 'DAL' } as const
const MLB = { sport: 'MLB', home: 'SF', away: 'TOR' } as const
const BOOK = { id: '58', name: 'A Book', priority: 1 }
const FROM_BOOK = { providerId: '58', providerName: 'A Book' }

describe('odds to 2024: words and a total', () => {
  it.each([
    [NFL, 'PHI -7', { homeSpread: -7, awaySpread: 7, favorite: 'home' }],
    [NFL, 'DAL -2.0', { homeSpread: 2, awaySpread: -2, favorite: 'away' }],
    [NFL, 'EVEN', { homeSpread: 0, awaySpread: 0, favorite: 'none' }],
    [MLB, 'SF -145', { homeMoneyLine: -145, favorite: 'home' }],
    [MLB, 'TOR -118', { awayMoneyLine: -118, favorite: 'away' }],
    [MLB, 'EVEN', { favorite: 'none' }],
    [NFL, 'NYG -7', { favorite: 'none' }],
  ])('%j: %s', (sides, details, line) => {
    expect(mapOdds([{ provider: BOOK, details, overUnder: 48.5 }], sides)).toStrictEqual({
      ...line,
      overUnder: 48.5,
      details,
      ...FROM_BOOK,
    })
  })
})

describe('odds of 2024/25: a spread relative to the home team', () => {
  it('is taken with the favourite that is marked', () => {
    const entry = {
      provider: BOOK,
      details: 'DAL -3',
      overUnder: 45,
      spread: 3,
      homeTeamOdds: { favorite: false, underdog: true },
      awayTeamOdds: { favorite: true, underdog: false },
    }
    expect(mapOdds([entry], NFL)).toStrictEqual({
      homeSpread: 3,
      awaySpread: -3,
      overUnder: 45,
      favorite: 'away',
      details: 'DAL -3',
      ...FROM_BOOK,
    })
  })
})

describe('a spread that is given for the guests only', () => {
  it.each([
    ['-3.5', { homeSpread: 3.5, awaySpread: -3.5 }],
    ['+7', { homeSpread: -7, awaySpread: 7 }],
    ['0', { homeSpread: 0, awaySpread: 0 }],
  ])('is turned round for the home team: %s', (line, spreads) => {
    const entry = { provider: BOOK, overUnder: 45, pointSpread: { away: { close: { line } } } }
    const mapped = mapOdds([entry], NFL)
    expect(mapped).toMatchObject(spreads)
    expect(Object.is(mapped?.homeSpread, -0)).toBe(false)
  })
})

describe('odds from late 2025: strings in markets', () => {
  const entry = {
    provider: BOOK,
    details: 'TOR -118',
    spread: 1.5,
    homeTeamOdds: { favorite: false },
    awayTeamOdds: { favorite: true },
    moneyline: { home: { close: { odds: 'EVEN' } }, away: { close: { odds: '-118' } } },
    pointSpread: {
      home: { close: { line: '+1.5', odds: '-174' } },
      away: { close: { line: '-1.5', odds: '+143' } },
    },
    total: { over: { close: { line: 'o8', odds: '-105' } } },
  }
  const line = {
    homeSpread: 1.5,
    awaySpread: -1.5,
    homeSpreadOdds: -174,
    awaySpreadOdds: 143,
    homeMoneyLine: 100,
    awayMoneyLine: -118,
    overUnder: 8,
    favorite: 'away',
    details: 'TOR -118',
    ...FROM_BOOK,
  }

  it('become numbers', () => {
    expect(mapOdds([entry], MLB)).toStrictEqual(line)
  })

  it('give the spread where the number is missing, also from one team alone', () => {
    const { spread: _spread, ...withoutNumber } = entry
    const homeOnly = { ...withoutNumber, pointSpread: { home: entry.pointSpread.home } }
    const awayOnly = { ...withoutNumber, pointSpread: { away: entry.pointSpread.away } }
    expect(mapOdds([withoutNumber], MLB)).toMatchObject({ homeSpread: 1.5 })
    expect(mapOdds([homeOnly], MLB)).toMatchObject({ homeSpread: 1.5, awaySpread: -1.5 })
    expect(mapOdds([awayOnly], MLB)).toMatchObject({ homeSpread: 1.5, awaySpread: -1.5 })
  })

  it('have no total where none is offered', () => {
    const { total: _total, ...withoutTotal } = entry
    const { overUnder: _overUnder, ...lineWithout } = line
    expect(mapOdds([withoutTotal], MLB)).toStrictEqual(lineWithout)
  })

  it('give the total also where only the price of staying under it is offered', () => {
    const total = { under: { close: { line: 'u8.5', odds: '-115' } } }
    expect(mapOdds([{ ...entry, total }], MLB)?.overUnder).toBe(8.5)
  })

  it('take the opening price while there is no closing one, also when that is an empty object', () => {
    const open = { odds: '-120' }
    for (const close of [undefined, null, {}]) {
      const moneyline = { home: { ...(close !== undefined && { close }), open } }
      expect(mapOdds([{ provider: BOOK, moneyline }], NFL)?.homeMoneyLine).toBe(-120)
    }
    const off = { home: { close: { odds: 'OFF' }, open } }
    expect(mapOdds([{ provider: BOOK, moneyline: off }], NFL)).toBeUndefined()
  })
})

describe('the core list of odds', () => {
  const CORE = {
    provider: { id: '58', name: 'A Book', displayName: 'A Book of Its Own' },
    spread: -3.5,
    overUnder: 41.5,
    homeTeamOdds: { favorite: true, moneyLine: -190, spreadOdds: -115 },
    awayTeamOdds: { favorite: false, moneyLine: 165, spreadOdds: -105 },
  }
  const line = {
    homeSpread: -3.5,
    awaySpread: 3.5,
    homeSpreadOdds: -115,
    awaySpreadOdds: -105,
    homeMoneyLine: -190,
    awayMoneyLine: 165,
    overUnder: 41.5,
    favorite: 'home',
    providerName: 'A Book of Its Own',
    providerId: '58',
    details: '',
  }
  const close = (moneyLine: string, spread: string) => ({
    close: { moneyLine: { american: moneyLine }, spread: { american: spread } },
  })

  it('has the prices at the teams', () => {
    expect(mapCoreOdds({ items: [CORE] }, NFL)).toStrictEqual(line)
  })

  it('has the prices of the closing line when the teams have no others', () => {
    const entry = { ...CORE, homeTeamOdds: close('-190', '-115'), awayTeamOdds: close('+165', '-105') }
    expect(mapCoreOdds({ items: [entry] }, NFL)).toStrictEqual(line)
  })

  it.each([
    [true, false, 'home'],
    [false, true, 'away'],
    [true, true, 'none'],
    [false, false, 'none'],
  ])('marks the home team: %s, the guests: %s; the favourite is %s', (home, away, favorite) => {
    const entry = { spread: 0, homeTeamOdds: { favorite: home }, awayTeamOdds: { favorite: away } }
    expect(mapCoreOdds({ items: [entry] }, NFL)?.favorite).toBe(favorite)
  })

  it('is asked for by game', () => {
    expect(eventOddsPath(leagueOf('nfl'), '7')).toBe(
      '/v2/sports/football/leagues/nfl/events/7/competitions/7/odds',
    )
  })
})

describe('words of the oldest generation', () => {
  const NHL = { ...MLB, sport: 'NHL' } as const

  it.each([
    [NHL, 'EVEN', undefined],
    [NHL, 'SF -145', { kind: 'moneyLine', side: 'home', price: -145 }],
    [NFL, 'pk', { kind: 'spread', homeSpread: 0 }],
    [NFL, 'uneven', undefined],
    [NFL, 'even money', undefined],
    [NFL, 'DAL   -2', { kind: 'spread', homeSpread: 2 }],
    [NFL, 'DAL 0', { kind: 'spread', homeSpread: 0 }],
    [NFL, 'DAL EVEN', { kind: 'moneyLine', side: 'away', price: 100 }],
    [NFL, 'now DAL -2', undefined],
    [NFL, 'DAL -2 now', undefined],
    [NFL, 'DAL soon', undefined],
  ])('%j: %j', (sides, details, read) => {
    expect(readDetails(details, sides)).toEqual(read)
  })
})

describe('the provider whose line is taken', () => {
  const offer = (id: string, name: string, priority: number, spread?: number) => ({
    provider: { id, name, priority },
    ...(spread !== undefined && { spread }),
  })

  it.each([
    ['the preferred one', [offer('1', 'First', 0, -1), offer('2', 'Second', 1, -2)], '2'],
    ['the first where none is preferred', [offer('1', 'First', 0, -1), offer('2', 'Second', 0, -2)], '1'],
    [
      'not a live line, whatever its id',
      [offer('7', 'Book - Live Odds', 1, -1), offer('2', 'B', 0, -2)],
      '2',
    ],
    ['not a live line, whatever its name', [offer('59', 'Book', 1, -1), offer('2', 'B', 0, -2)], '2'],
    ['not one that offers nothing', [offer('1', 'First', 1), offer('2', 'Second', 0, -2)], '2'],
  ])('is %s', (_what, entries, id) => {
    expect(mapCoreOdds({ items: [null, ...entries] }, NFL)).toMatchObject({ providerId: id })
  })

  it.each([[undefined], [null], [[]], [[null]], [{}], [[offer('59', 'Live', 1, -1)]]])(
    'is missing in %j',
    (odds) => {
      expect(mapOdds(odds, NFL)).toBeUndefined()
    },
  )
})

describe('any JSON as odds', () => {
  it('never throws and gives finite numbers', () => {
    fc.assert(
      fc.property(fc.jsonValue(), entryLike(), (value, entry) => {
        for (const odds of [value, [value], [entry]]) {
          for (const line of [
            mapOdds(odds, MLB),
            mapCoreOdds({ items: odds }, NFL),
            mapCoreOdds(odds, NFL),
          ]) {
            const numbers = ODDS_NUMBERS.map((member) => line?.[member] ?? 0)
            expect(numbers.every((number) => Number.isFinite(number) && !Object.is(number, -0))).toBe(true)
          }
        }
      }),
      { numRuns: 1000 },
    )
  })

  function entryLike() {
    const any = fc.oneof(fc.jsonValue(), fc.double(), fc.constantFrom('EVEN', '-0', '+7.5', 'o47.5', '-110'))
    const team = fc.record(
      { moneyLine: any, spreadOdds: any, favorite: any, close: any },
      { requiredKeys: [] },
    )
    const side = fc.record({ close: fc.record({ line: any, odds: any }) }, { requiredKeys: [] })
    const market = fc.record({ home: side, away: side, over: side }, { requiredKeys: [] })
    return fc.record(
      {
        provider: any,
        details: fc.oneof(any, fc.constantFrom('SF -145', 'PHI -7')),
        spread: any,
        overUnder: any,
        homeTeamOdds: team,
        awayTeamOdds: team,
        moneyline: market,
        pointSpread: market,
        total: market,
      },
      { requiredKeys: [] },
    )
  }
})
