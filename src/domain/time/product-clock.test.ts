import { describe, expect, it } from 'vitest'
import { productTime, wallWaitMs, WALL_CLOCK } from './product-clock'

const sixtyfold = { start: 1_000_000, anchor: 500, rate: 60 }
const frozen = { start: 1_000_000, anchor: 500, rate: 0 }

describe('product time', () => {
  it('is the wall clock unless set otherwise', () => {
    expect(productTime(WALL_CLOCK, 123_456)).toBe(123_456)
  })

  it('begins at its start and runs at its rate', () => {
    expect(productTime(sixtyfold, 500)).toBe(1_000_000)
    expect(productTime(sixtyfold, 1500)).toBe(1_060_000)
  })

  it('is told in whole milliseconds at any rate', () => {
    expect(productTime({ ...sixtyfold, rate: 1.5 }, 501)).toBe(1_000_002)
  })

  it('stands still at rate 0', () => {
    expect(productTime(frozen, 999_999)).toBe(1_000_000)
  })
})

describe('the wait on the wall clock', () => {
  it('is shorter the faster product time runs, but never below a second', () => {
    expect(wallWaitMs(WALL_CLOCK, 15_000)).toBe(15_000)
    expect(wallWaitMs(sixtyfold, 120_000)).toBe(2000)
    expect(wallWaitMs(sixtyfold, 15_000)).toBe(1000)
  })

  it('is longer where product time runs slower than the wall clock', () => {
    expect(wallWaitMs({ ...sixtyfold, rate: 0.5 }, 15_000)).toBe(30_000)
  })

  it('goes on when product time stands still', () => {
    expect(wallWaitMs(frozen, 15_000)).toBe(15_000)
  })
})
