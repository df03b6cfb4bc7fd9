import { describe, expect, it } from 'vitest'
import { anchorShift, type Anchor } from './anchor-shift'

/** Rows of 100 pixels, one below the other. */
const rows = (...ids: string[]): Anchor[] =>
  ids.map((id, index) => ({ id, top: index * 100, bottom: index * 100 + 100 }))

describe('new or vanished games never make it jump', () => {
  const before = rows('a', 'b', 'c', 'd')

  it('moves along with a game that was put in above', () => {
    expect(anchorShift(before, rows('new', 'a', 'b', 'c', 'd'), 150)).toBe(100)
  })

  it('moves back when one above vanished', () => {
    expect(anchorShift(before, rows('b', 'c', 'd'), 150)).toBe(-100)
  })

  it('holds on to the next one when the first in view vanished', () => {
    expect(anchorShift(before, rows('a', 'c', 'd'), 150)).toBe(-100)
  })

  it('stands still for what happens below', () => {
    expect(anchorShift(before, rows('a', 'b', 'new', 'c'), 150)).toBe(0)
  })

  it('follows the game in view to its new place', () => {
    expect(anchorShift(before, rows('b', 'a', 'c', 'd'), 150)).toBe(-100)
  })

  it('has nothing to hold on to when all are gone', () => {
    expect(anchorShift(before, rows('x', 'y'), 150)).toBe(0)
  })
})
