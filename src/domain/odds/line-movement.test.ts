import { describe, expect, it } from 'vitest'
import { marketMovement, movementEndMs, type Market } from './line-movement'
import { linePoints } from './line-point'
import { sampleChange, THREE_CHANGES } from './testing/sample-changes'

const POINTS = linePoints(THREE_CHANGES)
const movement = (market: Market, points = POINTS) => marketMovement(market, points, 'scheduled', undefined)
const valuesOf = (market: Market, track: 'homeSpread' | 'homeMoneyLine' | 'overUnder') =>
  movement(market)?.points.map((point) => point[track])

describe('how a line moved', () => {
  it('begins with the oldest, and has a point only where that market moved', () => {
    expect(valuesOf('spread', 'homeSpread')).toEqual([-7, -8])
    expect(valuesOf('moneyline', 'homeMoneyLine')).toEqual([-325, -350])
    expect(valuesOf('total', 'overUnder')).toEqual([47.5])
  })

  it('tells the first and the last of each number', () => {
    expect(movement('spread')?.ends).toEqual([{ track: 'homeSpread', first: -7, last: -8 }])
    expect(movement('moneyline')?.ends).toEqual([
      { track: 'awayMoneyLine', first: 260, last: 260 },
      { track: 'homeMoneyLine', first: -325, last: -350 },
    ])
  })

  it('is empty while nobody offers that market, and begins when somebody first does', () => {
    const without = { home_spread: null, away_spread: null }
    expect(movement('spread', linePoints([sampleChange(without)]))).toBeUndefined()
    const later = [sampleChange({ change_type: 'spread_change', home_spread: -3 }), sampleChange(without)]
    expect(movement('spread', linePoints(later))?.ends).toEqual([
      { track: 'homeSpread', first: -3, last: -3 },
    ])
  })

  it('has the prices of one team as long as nobody offers those of the other', () => {
    const alone = sampleChange({ away_money_line: null })
    const both = sampleChange({ home_money_line: -350, recorded_at: '2026-09-06T14:00:00Z' })
    const home = { track: 'homeMoneyLine', first: -325, last: -325 }
    expect(movement('moneyline', linePoints([alone]))?.ends).toEqual([home])
    expect(movement('moneyline', linePoints([both, alone]))?.ends).toEqual([
      { track: 'awayMoneyLine', first: 260, last: 260 },
      { ...home, last: -350 },
    ])
  })

  it('calls the first line the opening one only if there was none before it', () => {
    expect(movement('spread')?.firstIs).toBe('open')
    expect(movement('spread', linePoints(THREE_CHANGES.slice(0, 2)))?.firstIs).toBe('earliest')
  })

  it.each([
    ['scheduled', undefined, 'current'],
    ['scheduled', 'final', 'current'],
    ['live', 'closing', 'closing'],
    ['final', 'closing', 'closing'],
    ['live', undefined, 'last'],
    ['final', 'regular', 'last'],
  ] as const)(
    'of a %s game whose newest line was a %s one ends with the %s line',
    (phase, capture, words) => {
      const line = capture && { capture, homeSpread: -7 }
      expect(marketMovement('spread', POINTS, phase, line)?.lastIs).toBe(words)
    },
  )

  it('has no current line once nobody offers it any more', () => {
    const line = { capture: 'regular', homeSpread: -7 } as const
    const wordOf = (market: Market) => marketMovement(market, POINTS, 'scheduled', line)?.lastIs
    expect([wordOf('spread'), wordOf('total')]).toEqual(['current', 'last'])
  })

  it.each(['live', 'final'] as const)(
    'has no closing line, in a %s game, of what nobody offered when play began',
    (phase) => {
      const line = { capture: 'closing', homeSpread: -8 } as const
      const wordOf = (market: Market) => marketMovement(market, POINTS, phase, line)?.lastIs
      expect([wordOf('spread'), wordOf('moneyline')]).toEqual(['closing', 'last'])
    },
  )

  it('has a current money line while one of the teams is offered', () => {
    const line = { capture: 'regular', homeMoneyLine: -325 } as const
    expect(marketMovement('moneyline', POINTS, 'scheduled', line)?.lastIs).toBe('current')
  })

  it('recognises a closing line by its own mark too', () => {
    const closing = [sampleChange({ details: 'Closing line - HOM -7' })]
    expect(marketMovement('spread', linePoints(closing), 'final', undefined)?.lastIs).toBe('closing')
  })
})

describe('until when a chart draws the last line', () => {
  const startMs = Date.parse('2026-09-06T17:00:00Z')
  const nowMs = Date.parse('2026-09-06T20:00:00Z')
  it.each([
    ['scheduled', startMs, nowMs, 'now'],
    ['live', startMs, startMs, 'the start'],
    ['final', Number.NaN, nowMs, 'now, of a game without a start'],
  ] as const)('%s', (phase, start, end, _until) => {
    expect(movementEndMs(POINTS, phase, start, nowMs)).toBe(end)
  })

  it('never before the last line itself', () => {
    const early = Date.parse('2026-09-06T13:00:00Z')
    expect(movementEndMs(POINTS, 'live', early, nowMs)).toBe(Date.parse('2026-09-06T16:45:00Z'))
  })
})
