import { describe, expect, it } from 'vitest'
import { areColorsAlike } from './colors-alike'

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
})
