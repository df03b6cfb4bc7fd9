import { describe, expect, it } from 'vitest'
import { holeCounts } from './hole-counts'
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
})
