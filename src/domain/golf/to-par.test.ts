import { describe, expect, it } from 'vitest'
import { parseToPar, scoreColor, toParText } from './to-par'

describe('000 section 5: golf score text', () => {
  it.each([
    ['E', 0],
    ['', 0],
    ['+5', 5],
    ['-2', -2],
    ['-12', -12],
    ['5', 5],
    [' -2 ', -2],
    ['-1234', undefined],
    ['+0', 0],
    ['-0', 0],
    ['-', undefined],
    ['--', undefined],
    ['WD', undefined],
    ['1e3', undefined],
  ])('%j is %s', (text, toPar) => {
    expect(parseToPar(text)).toBe(toPar)
  })

  it.each([
    [0, 'E'],
    [5, '+5'],
    [-2, '-2'],
    [undefined, '-'],
  ])('%s is written %s', (toPar, text) => {
    expect(toParText(toPar)).toBe(text)
  })
})

describe('001 section 4 (golf leaderboard): score colours', () => {
  it.each([
    ['-1', 'under'],
    ['-21', 'under'],
    ['+1', 'over'],
    ['E', 'even'],
    ['-', 'even'],
  ])('%s is %s par', (score, color) => {
    expect(scoreColor(score)).toBe(color)
  })
})
