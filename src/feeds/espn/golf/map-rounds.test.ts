import { describe, expect, it } from 'vitest'
import { holesOf, mapRounds } from './map-rounds'
import { round, type Json } from './testing/sample-golf'

describe('the rounds of a competitor', () => {
  const roundsOf = (linescores: readonly unknown[], last = 4) =>
    mapRounds({ linescores }, last).map(({ line: _line, ...rest }) => rest)

  it('stand in their order, one of each', () => {
    expect(roundsOf([round(2, 70, '-2'), round(1, 71, '-1'), round(2, 99, '+27')])).toStrictEqual([
      { period: 1, strokes: 71, toPar: -1 },
      { period: 2, strokes: 70, toPar: -2 },
    ])
  })

  it('are counted by their place where the feed gives no number', () => {
    expect(roundsOf([{ value: 67 }, { value: 63 }])).toStrictEqual([
      { period: 1, strokes: 67 },
      { period: 2, strokes: 63 },
    ])
  })

  it('are those that count: none before the first, after the last or of a play-off', () => {
    const playoff = round(4, 3, '-1', { isPlayoff: true })
    const periods = roundsOf([round(0, 70, 'E'), round(1, 70, 'E'), round(5, 70, 'E'), playoff])
    expect(periods.map(({ period }) => period)).toEqual([1])
  })

  it('have no score to par where the feed leaves the text for it empty', () => {
    expect(roundsOf([round(1, 70, '')])).toStrictEqual([{ period: 1, strokes: 70 }])
  })

  it('have no score to par until a ball is hit', () => {
    expect(roundsOf([round(1, 0, 'E')])).toStrictEqual([{ period: 1, strokes: 0 }])
  })
})

describe('the holes of a round', () => {
  const hole = (period: number | undefined, value: number): Json => ({
    ...(period !== undefined && { period }),
    value,
    scoreType: { displayValue: 'E' },
  })
  const holesIn = (linescores: readonly unknown[]) =>
    holesOf({ period: 1, strokes: 70, line: { linescores } }).map((one) => [one.hole, one.strokes])

  it('stand in their order, one of each, whichever was played first', () => {
    expect(holesIn([hole(10, 4), hole(1, 3), hole(10, 9)])).toEqual([
      [1, 3],
      [10, 4],
    ])
  })

  it('are counted by their place where the feed gives no number', () => {
    expect(holesIn([hole(undefined, 4), hole(undefined, 5)])).toEqual([
      [1, 4],
      [2, 5],
    ])
  })

  it('are those of a course that were played', () => {
    expect(holesIn([hole(0, 4), hole(1, 0), hole(18, 4), hole(19, 4)])).toEqual([[18, 4]])
  })
})
