import { describe, expect, it } from 'vitest'
import { openingMove, readingMove } from './scroll-moves'

describe('000 section 2: auto-scroll', () => {
  it('goes at 25 px/s, also from where it was', () => {
    expect(readingMove(100, 1100, 900, false)).toEqual({ from: 100, to: 1100, ms: 40_000, easing: 'linear' })
    expect(readingMove(1100, 1100, 900, false)).toMatchObject({ ms: 0 })
  })

  it('turns pages at the same speed for people who asked for less motion', () => {
    const easing = 'steps(4, jump-none)'
    expect(readingMove(0, 2000, 1000, true)).toEqual({ from: 0, to: 2000, ms: 80_000, easing })
  })

  it('begins by taking the place of the header', () => {
    expect(openingMove(0, { from: 61, to: 900 }, false)).toMatchObject({ from: 0, to: 61 })
  })
})
