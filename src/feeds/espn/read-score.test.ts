import { describe, expect, it } from 'vitest'
import { readScore } from './read-score'

describe('a score', () => {
  it.each([
    ['21', 21],
    [21, 21],
    ['0', 0],
    ['21.0', 21],
    ['21.00', 21],
    [' 21.0 ', 21],
    [' 7 ', 7],
    [{ value: 21, displayValue: '21' }, 21],
    [{ value: 21 }, 21],
    [{ displayValue: '21' }, 21],
    [{ value: null, displayValue: '3' }, 3],
  ])('%j is %d', (value, score) => {
    expect(readScore(value)).toBe(score)
  })

  it.each([
    [''],
    ['x'],
    ['-3'],
    [-3],
    [2.5],
    ['2.5'],
    ['2.05'],
    [1e9],
    ['1000'],
    [null],
    [undefined],
    [[7]],
    [{}],
  ])('%j is no score', (value) => {
    expect(readScore(value)).toBeUndefined()
  })
})
