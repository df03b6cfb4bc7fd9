import { describe, expect, it } from 'vitest'
import { areAllCounted, holeCounts } from './hole-counts'
import type { HoleKind } from './hole-score'

const holesOf = (...kinds: readonly HoleKind[]) =>
  kinds.map((kind) => ({ hole: 1, strokes: 4, par: 4, kind }))
const roundOf = (period: number, ...kinds: readonly HoleKind[]) => ({
  period,
  strokes: 70,
  score: 'E',
  holes: holesOf(...kinds),
})

describe('the counts of a card', () => {
  it('add up all rounds, with rarer scores counted as eagles or doubles', () => {
    const rounds = [
      roundOf(1, 'albatross', 'eagle', 'birdie', 'par', 'bogey'),
      roundOf(2, 'birdie', 'par', 'par', 'double', 'other'),
    ]
    expect(holeCounts(rounds)).toEqual({ eagles: 2, birdies: 2, pars: 3, bogeys: 1, doubles: 2 })
  })

  it('leave out holes whose par is unknown', () => {
    expect(holeCounts([roundOf(1, 'unknown')])).toEqual({
      eagles: 0,
      birdies: 0,
      pars: 0,
      bogeys: 0,
      doubles: 0,
    })
  })

  it('are those of all that was played only if every hole of every round is known', () => {
    const known = roundOf(1, 'birdie', 'other')
    expect(areAllCounted([known, roundOf(2, 'par')])).toBe(true)
    expect(areAllCounted([known, roundOf(2)])).toBe(false)
    expect(areAllCounted([known, roundOf(2, 'par', 'unknown')])).toBe(false)
    expect(areAllCounted([known, roundOf(2, 'unknown')])).toBe(false)
  })
})
