import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, sampleTeam } from '../testing/sample-game'
import { heldSituation, withHeldSituation } from './held-situation'

const situation = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 38,
  downDistanceText: '3rd & 7',
} as const
const seen = heldSituation(liveGame({ situation }), undefined, 1_000)

describe('a situation that vanishes in a live game', () => {
  it.each([
    [0, true],
    [45_000, true],
    [45_001, false],
  ])('after %d ms is held: %s', (age, isHeld) => {
    const game = liveGame()
    const shown = withHeldSituation(game, heldSituation(game, seen, 1_000 + age))
    expect(shown).toEqual(isHeld ? liveGame({ situation }) : game)
  })

  it('is held 45 s from when it was last seen, however often the feed is asked meanwhile', () => {
    const at30 = heldSituation(liveGame(), seen, 31_000)
    expect(heldSituation(liveGame(), at30, 46_000)).toEqual(seen)
    expect(heldSituation(liveGame(), at30, 46_001)).toBeUndefined()
  })

  it.each([
    ['past a score of the home team', liveGame({ homeTeam: sampleTeam({ score: 7 }) })],
    ['past a score of the away team', liveGame({ awayTeam: sampleTeam({ score: 3 }) })],
    ['past a score that is taken back', liveGame({ homeTeam: sampleTeam({ score: -1 }) })],
    ['into halftime', liveGame({ quarter: 'HALF' })],
    ['past the end of a quarter', liveGame({ quarter: 'End of 1Q' })],
    ['into a delay', liveGame({ quarter: 'DELAYED' })],
    ['past the end', finalGame()],
  ])('is never held %s', (_when, game) => {
    expect(heldSituation(game, seen, 2_000)).toBeUndefined()
  })

  it('gives way to a new one at once', () => {
    const next = { ...situation, down: 4 } as const
    const held = heldSituation(liveGame({ situation: next }), seen, 2_000)
    expect(held).toMatchObject({ situation: next, seenAtMs: 2_000 })
  })
})
