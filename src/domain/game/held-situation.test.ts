import { describe, expect, it } from 'vitest'
import { finalGame, liveGame, sampleTeam } from '../testing/sample-game'
import { heldSituation, withHeldSituation } from './held-situation'
import type { Situation } from './situation'

const situation = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 38,
  downDistanceText: '3rd & 7',
  possession: 'HOM',
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
    ['past the end of a quarter', liveGame({ quarter: 'End of 3Q' })],
    ['into the next quarter', liveGame({ quarter: '4Q • 15:00' })],
    ['past a kickoff', liveGame({ situation: { kind: 'football', happening: 'kickoff' } })],
    ['into a delay', liveGame({ delay: 'Lightning Delay' })],
    ['past the end', finalGame()],
  ])('is never held %s', (_when, game) => {
    expect(heldSituation(game, seen, 2_000)).toBeUndefined()
  })

  it('keeps timeouts and possession when the down is over, and takes newer ones meanwhile', () => {
    const down = { ...situation, possession: 'HOM', homeTimeouts: 3, awayTimeouts: 2 } as const
    const before = heldSituation(liveGame({ situation: down }), undefined, 1_000)
    const sides = { kind: 'football', possession: 'HOM', homeTimeouts: 2, awayTimeouts: 2 } as const
    const game = liveGame({ situation: sides })
    const shownAfter = (ms: number) => withHeldSituation(game, heldSituation(game, before, 1_000 + ms))
    expect(shownAfter(45_000)).toEqual(liveGame({ situation: { ...down, homeTimeouts: 2 } }))
    expect(shownAfter(45_001)).toEqual(game)
    const punted = liveGame({ situation: { ...sides, possession: 'AWA' } })
    expect(withHeldSituation(punted, heldSituation(punted, before, 2_000))).toEqual(punted)
  })

  it('is not shown of a game that is over', () => {
    expect(withHeldSituation(finalGame(), seen)).toEqual(finalGame())
  })

  it('gives way to a new one at once', () => {
    const next = { ...situation, down: 4 } as const
    const held = heldSituation(liveGame({ situation: next }), seen, 2_000)
    expect(held).toMatchObject({ situation: next, seenAtMs: 2_000 })
  })

  const play = { kind: 'basketball', lastPlay: 'A jumper' } as const
  const stop = { kind: 'hockey', lastPlay: 'A save', powerPlay: false, strength: 'even' } as const
  const bases = { onFirst: true, onSecond: false, onThird: false }
  const count = { kind: 'baseball', balls: 2, strikes: 1, outs: 1, ...bases } as const

  it.each<readonly [Situation, string, string, string]>([
    [play, '3Q • 8:36', '3Q • 8:12', 'HALF'],
    [stop, '2P • 3:41', '2P • 3:30', '3P • 20:00'],
    [count, 'Top 5th 2-1', 'Top 5th', 'Mid 5th'],
    [count, 'Top 5th 2-1', 'Top 5th', 'Bot 5th'],
  ])('of any sport: %j at %s is held at %s and not at %s', (shown, before, soon, later) => {
    const first = heldSituation(liveGame({ situation: shown, quarter: before }), undefined, 1_000)
    expect(first?.situation).toEqual(shown)
    expect(heldSituation(liveGame({ quarter: soon }), first, 2_000)).toEqual(first)
    expect(heldSituation(liveGame({ quarter: later }), first, 2_000)).toBeUndefined()
  })

  it('is held without the warning that stood beside it', () => {
    const warned = { ...situation, happening: 'two-minute warning' } as const
    const held = heldSituation(liveGame({ situation: warned }), undefined, 1_000)
    expect(withHeldSituation(liveGame(), held)).toEqual(liveGame({ situation }))
  })
})
