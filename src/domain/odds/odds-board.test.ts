import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { captureDetails } from './capture'
import { applyOddsDelta, diffOddsBoards, oddsRow, type OddsBoard, type OddsRows } from './odds-board'
import { sampleLine, sampleRecord } from './testing/sample-odds'

const board = (rev: string, rows: OddsRows): OddsBoard => ({ v: 1, sport: 'NFL', rev, rows })
const row = (overUnder: number) => ({ ...sampleLine({ overUnder }), capture: 'regular' as const })

describe('the delta between two odds boards', () => {
  it('carries only the games that changed, and of them only what changed', () => {
    const before = board('e-1', { a: row(40), b: row(41), c: row(42) })
    const after = board('e-2', { a: row(40), b: row(50), d: row(43) })
    expect(diffOddsBoards(before, after)).toEqual({
      sport: 'NFL',
      from: 'e-1',
      to: 'e-2',
      rows: { b: { overUnder: 50 }, c: null, d: row(43) },
    })
  })

  it('is nothing between equal lines', () => {
    expect(diffOddsBoards(board('e-1', { a: row(40) }), board('e-2', { a: row(40) }))).toBeUndefined()
  })

  it('turns any board into any other, and does not fit a third', () => {
    const rows = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 3 }).map(row))
    fc.assert(
      fc.property(rows, rows, (one, other) => {
        const [before, after] = [board('e-1', one), board('e-2', other)]
        const delta = diffOddsBoards(before, after)
        if (!delta) return
        expect(applyOddsDelta(before, delta)).toEqual(after)
        expect(applyOddsDelta(after, delta)).toBe('gap')
        expect(applyOddsDelta({ ...before, sport: 'NBA' }, delta)).toBe('gap')
      }),
    )
  })
})

describe('the row of a game', () => {
  const closed = { ...sampleRecord(), details: captureDetails('closing', 'HOM -7', '') }
  it.each([
    ['the feed’s line', sampleLine({ overUnder: 50 }), undefined, { overUnder: 50, capture: 'regular' }],
    [
      'the stored one when the feed has none',
      undefined,
      sampleRecord(),
      { overUnder: 47.5, capture: 'regular' },
    ],
    ['the feed’s first', sampleLine({ overUnder: 50 }), sampleRecord(), { overUnder: 50 }],
    ['the closing line', sampleLine({ overUnder: 50 }), closed, { overUnder: 47.5, capture: 'closing' }],
  ])('is %s', (_what, fromFeed, stored, shown) => {
    expect(oddsRow(fromFeed, stored)).toMatchObject(shown)
  })

  it('is missing when there is neither line', () => {
    expect(oddsRow(undefined, undefined)).toBeUndefined()
  })
})
