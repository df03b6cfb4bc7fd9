import { describe, expect, it } from 'vitest'
import { captureDetails, type Capture } from './capture'
import type { GameOddsRecord, OddsGame } from './odds-record'
import { oddsWrite } from './odds-write'
import { sampleLine, sampleRecord } from './testing/sample-odds'

const AT = '2026-09-06T13:00:00Z'
const GAME: OddsGame = {
  id: '100',
  sport: 'NFL',
  homeTeam: 'HOM',
  awayTeam: 'AWA',
  date: '2026-09-06T17:00:00Z',
}
const stored = (capture: Capture): GameOddsRecord => ({
  ...sampleRecord(),
  details: captureDetails(capture, 'HOM -7', ''),
})
const write = (before: GameOddsRecord | undefined, capture: Capture, line = sampleLine(), game = GAME) =>
  oddsWrite(before, { game, line, capture, at: AT })

describe('what happens when a line is seen', () => {
  it('the first time a record and its initial row are made', () => {
    const made = write(undefined, 'regular')
    expect(made?.record).toEqual({ ...sampleRecord(), fetched_at: AT })
    expect(made?.history?.change_type).toBe('initial')
  })

  it('the same line again changes nothing', () => {
    expect(write(stored('regular'), 'regular')).toBeUndefined()
  })

  it.each([
    ['regular', 'final', 'Final odds - HOM -7'],
    ['regular', 'closing', 'Closing line - HOM -7'],
    ['final', 'closing', 'Closing line - HOM -7'],
  ] as const)('a %s record seen as %s is marked, without a row of history', (before, capture, details) => {
    expect(write(stored(before), capture)).toEqual({ record: { ...sampleRecord(), details } })
  })

  it.each([
    ['final', 'regular', 'Final odds - HOM -6'],
    ['regular', 'final', 'Final odds - HOM -6'],
    ['final', 'closing', 'Closing line - HOM -6'],
  ] as const)('a move of a %s record seen as %s keeps the higher mark', (before, capture, details) => {
    const line = sampleLine({ homeSpread: -6, details: 'HOM -6' })
    const made = write(stored(before), capture, line)
    expect(made?.record).toMatchObject({ home_spread: -6, away_spread: 6, details, fetched_at: AT })
    expect(made?.history).toMatchObject({ change_type: 'spread_change', previous_home_spread: -7, details })
  })

  it.each(['regular', 'final'] as const)('a %s line never takes the place of a closing one', (capture) => {
    expect(write(stored('closing'), capture, sampleLine({ homeSpread: -1 }))).toBeUndefined()
  })

  it.each([
    ['home', { homeTeam: 'HOU' }, { home_team: 'HOU' }],
    ['away', { awayTeam: 'ATL' }, { away_team: 'ATL' }],
  ])(
    'another name of the %s team corrects the record, without a row of history',
    (_side, name, corrected) => {
      expect(write(stored('regular'), 'regular', sampleLine(), { ...GAME, ...name })).toEqual({
        record: { ...stored('regular'), ...corrected },
      })
    },
  )

  it.each(['regular', 'final'] as const)(
    'another start corrects a %s record, and its marks begin anew',
    (before) => {
      const moved = { ...GAME, date: '2026-09-07T17:00:00Z' }
      expect(write(stored(before), 'regular', sampleLine(), moved)).toEqual({
        record: { ...sampleRecord(), game_date: moved.date },
      })
    },
  )

  it('a mark on words as long as the database keeps cuts their end', () => {
    const longest = { ...sampleRecord(), details: 'x'.repeat(300) }
    const marked = `Closing line - ${'x'.repeat(285)}`
    expect(write(longest, 'closing')).toEqual({ record: { ...longest, details: marked } })
    expect(write({ ...longest, details: marked }, 'closing')).toBeUndefined()
  })
})
