import { describe, expect, it } from 'vitest'
import { anchorShift, type Anchor } from './anchor-shift'

/** Rows of 100 pixels, one below the other, with this many side by side. */
const rows = (ids: string, columns = 1): Anchor[] =>
  ids.split('').map((id, index) => {
    const top = Math.floor(index / columns) * 100
    return { id, top, bottom: top + 100 }
  })

describe('new or vanished games never make the list jump', () => {
  const before = rows('abcdefgh')
  const view = { top: 150, bottom: 450 }

  it('moves along with a game that was put in above', () => {
    expect(anchorShift(before, rows('+abcdefgh'), view)).toBe(100)
  })

  it('moves back when one above vanished', () => {
    expect(anchorShift(before, rows('bcdefgh'), view)).toBe(-100)
  })

  it('stands still for what happens below', () => {
    expect(anchorShift(before, rows('abcde+fgh'), view)).toBe(0)
    expect(anchorShift(before, rows('abcdeg'), view)).toBe(0)
  })

  it('keeps the others in place when the first in view vanished', () => {
    expect(anchorShift(before, rows('acdefgh'), view)).toBe(-100)
  })

  it('does not run after a game that ends and moves to the end of the list', () => {
    expect(anchorShift(before, rows('acdefghb'), view)).toBe(-100)
    expect(anchorShift(before, rows('abcefghd'), view)).toBe(0)
  })

  it('stays in its row of a grid, where a game that comes or goes above moves only the edge of each row', () => {
    const grid = rows('abcdefghijkl', 4)
    expect(anchorShift(grid, rows('bcdefghijkl', 4), { top: 110, bottom: 300 })).toBe(0)
    expect(anchorShift(grid, rows('+abcdefghijkl', 4), { top: 110, bottom: 300 })).toBe(0)
    expect(anchorShift(grid, rows('efghijkl', 4), { top: 110, bottom: 300 })).toBe(-100)
  })

  it('counts only games of which some of the view is filled, and the higher one where they disagree', () => {
    const oneRow = { top: 100, bottom: 200 }
    expect(anchorShift(before, rows('a+bcdefgh'), oneRow)).toBe(100)
    const twoRows = { top: 100, bottom: 300 }
    expect(anchorShift(before, rows('ab+cdefgh'), twoRows)).toBe(0)
    expect(anchorShift(before.toReversed(), rows('ab+cdefgh'), twoRows)).toBe(0)
  })

  it('follows the games below when all in view are gone, and stands still when those are gone too', () => {
    expect(anchorShift(before, rows('afgh'), view)).toBe(-400)
    expect(anchorShift(before, rows('xy'), view)).toBe(0)
  })
})
