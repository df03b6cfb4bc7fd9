import { describe, expect, it } from 'vitest'
import { areColorsAlike, homeColorBeside } from './colors-alike'

describe('two colours side by side', () => {
  it.each([
    ['041e42', '0c2340', true],
    ['000000', '101820', true],
    ['c8102e', 'ba0c2f', true],
    ['041e42', 'c8102e', false],
    ['7bafd4', 'f56600', false],
    ['003087', '000000', false],
  ])('%s and %s are alike: %s', (one, other, alike) => {
    expect(areColorsAlike(one, other)).toBe(alike)
    expect(areColorsAlike(other, one)).toBe(alike)
  })

  it.each([
    ['041e42', '0c2340', undefined],
    ['041e42', 'c8102e', 'c8102e'],
    [undefined, 'c8102e', 'c8102e'],
    ['041e42', undefined, undefined],
  ])('beside an away team in %s, a home team in %s gets %s', (away, home, color) => {
    expect(homeColorBeside(away, home)).toBe(color)
  })
})
