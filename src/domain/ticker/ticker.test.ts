import { describe, expect, it } from 'vitest'
import { ALL_SPORTS } from '../league'
import { countdownColor, countdownText } from './countdown'
import { gameStatsState } from './game-stats-state'
import type { StatItem } from './stat-item'
import { orderStats } from './stat-order'
import { statsRefusal, tickerContent } from './ticker-content'
import { maxStats, scrollSeconds } from './ticker-size'

const MINUTE_MS = 60_000

function stat(statType: string, value = 1): StatItem {
  return { name: 'P', team: 'HOM', statType, value, displayValue: String(value) }
}

describe('001 section 9: ticker', () => {
  it.each([
    [320, 6],
    [767, 6],
    [768, 10],
    [1920, 10],
  ])('at %d px shows %d stats', (width, count) => {
    expect(maxStats(width)).toBe(count)
  })

  it.each([
    [0, 60],
    [7, 60],
    [8, 64],
    [10, 80],
    [22, 176],
    [23, 180],
    [99, 180],
  ])('with %d stats goes round in %d s', (count, seconds) => {
    expect(scrollSeconds(count)).toBe(seconds)
  })

  it.each([
    ['NBA', ['AST', 'MIN', 'PTS', 'REB'], ['PTS', 'REB', 'AST', 'MIN']],
    [
      'NHL',
      ['blocked', 'hits', 'shots', 'saves', 'points', 'assists', 'goals'],
      ['goals', 'assists', 'points', 'saves', 'shots', 'hits', 'blocked'],
    ],
    ['MLB', ['FIELDING', 'PITCHING', 'BATTING', 'FEATURED'], ['FEATURED', 'BATTING', 'PITCHING', 'FIELDING']],
    ['NCAAB', ['STL', 'AST', 'REB', 'PTS'], ['PTS', 'REB', 'AST', 'STL']],
    ['NBA', ['STL', 'AST'], ['AST', 'STL']],
    ['NHL', ['faceoffs', 'blocked'], ['blocked', 'faceoffs']],
    ['NHL', ['goalsAgainstAverage', 'savePct', 'assists'], ['assists', 'goalsAgainstAverage', 'savePct']],
    ['NFL', ['rushingYards', 'passingYards'], ['rushingYards', 'passingYards']],
  ] as const)('%s stats are in order', (sport, types, ordered) => {
    expect(
      orderStats(
        sport,
        types.map((type) => stat(type)),
      ).map(({ statType }) => statType),
    ).toEqual(ordered)
  })

  it('puts the higher value first within a kind', () => {
    expect(orderStats('NBA', [stat('PTS', 18), stat('PTS', 29)]).map(({ value }) => value)).toEqual([29, 18])
  })
})

describe('001 section 4: stats state of a game', () => {
  it.each([
    ['NFL', 'post', 4, '0:00', 'complete'],
    ['NFL', 'in', 3, '8:36', 'active'],
    ['NFL', 'in', 0, '', 'active'],
    ['NFL', 'in', 2, '0:00', 'halftime'],
    ['NBA', 'in', 2, '0.0', 'halftime'],
    ['NCAAB', 'in', 1, '0:00', 'halftime'],
    ['NCAAB', 'in', 2, '0:00', 'active'],
    ['MLB', 'in', 2, '0:00', 'active'],
    ['NHL', 'in', 2, '0:00', 'active'],
    ['NFL', '', 1, '15:00', 'active'],
    ['NFL', 'pre', 1, '15:00', 'pregame'],
    ['NFL', 'pre', 0, '0:00', 'pregame'],
    ['NFL', '', 0, '', 'pregame'],
  ] as const)('%s %j in period %d at %j is %s', (sport, state, period, clock, expected) => {
    expect(gameStatsState({ sport, state, period, clock })).toBe(expected)
  })
})

describe('001 section 2: live stats ticker', () => {
  const stats = Array.from({ length: 12 }, () => stat('PTS'))

  it('shows a countdown when pregame with a start time, otherwise stats', () => {
    expect(tickerContent('pregame', 5_000, stats, 1000)).toEqual({ kind: 'countdown', startMs: 5_000 })
    expect(tickerContent('pregame', undefined, stats, 500)).toEqual({
      kind: 'stats',
      stats: stats.slice(0, 6),
    })
    expect(tickerContent('pregame', undefined, [], 500)).toEqual({ kind: 'nothing' })
    expect(tickerContent('active', 5_000, stats, 1000)).toEqual({ kind: 'stats', stats: stats.slice(0, 10) })
    expect(tickerContent('complete', 5_000, stats, 500)).toEqual({ kind: 'stats', stats: stats.slice(0, 6) })
    expect(tickerContent('halftime', 5_000, [], 500)).toEqual({ kind: 'nothing' })
  })

  it('supports the sports that have stats', () => {
    expect(ALL_SPORTS.filter((sport) => statsRefusal(sport) !== undefined)).toEqual(['RYDER_CUP'])
    expect(statsRefusal('nfl')).toBe('Unsupported sport')
  })
})

describe('001 section 2: countdown', () => {
  it.each([
    [30 * MINUTE_MS, 'plain'],
    [30 * MINUTE_MS - 1, 'yellow'],
    [5 * MINUTE_MS, 'yellow'],
    [5 * MINUTE_MS - 1, 'red'],
    [-1, 'red'],
  ])('%d ms before the start is %s', (left, color) => {
    expect(countdownColor(left)).toBe(color)
  })

  it.each([
    [51 * 60 * MINUTE_MS, '2d 3h'],
    [24 * 60 * MINUTE_MS, '1d 0h'],
    [60 * MINUTE_MS, '1h 00m'],
    [307 * MINUTE_MS, '5h 07m'],
    [12 * MINUTE_MS + 5_000, '12:05'],
    [0, '0:00'],
    [-5_000, '0:00'],
  ])('%d ms reads %s', (left, text) => {
    expect(countdownText(left)).toBe(text)
  })
})
