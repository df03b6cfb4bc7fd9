import { describe, expect, it } from 'vitest'
import { HOLES, nineTotals } from './nine-totals'

const card = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    hole: from + index,
    strokes: from + index === 9 ? 5 : 4,
  }))

describe('001 section 2 (golf leaderboard): 18 holes, out and in split 9/9', () => {
  it.each([
    ['a whole round', card(1, HOLES), { out: 37, in: 36 }],
    ['a start on the back nine', card(10, 12), { in: 12 }],
    ['hole 9 is out', card(9, 9), { out: 5 }],
    ['hole 10 is in', card(10, 10), { in: 4 }],
    ['nothing played', [], {}],
  ])('%s', (_what, holes, totals) => {
    expect(nineTotals(holes)).toEqual(totals)
  })
})
