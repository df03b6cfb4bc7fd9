import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankPlayers, type Rankable } from './ranking'

function entry(id: string, toPar: number, changes: Partial<Rankable> = {}): Rankable {
  return { id, toPar, standing: 'ranked', wonPlayoff: false, order: 1, ...changes }
}

function places(entries: readonly Rankable[], scoring: 'strokes' | 'points' = 'strokes') {
  return rankPlayers(entries, scoring).map(({ entry: { id }, place }) => `${id} ${place.positionText}`)
}

describe('001 section 2 (golf leaderboard): positions, T prefix for ties', () => {
  it('shares a place among equal totals and skips the places they take', () => {
    const entries = [entry('d', 0), entry('b', -3), entry('a', -5), entry('c', -3)]
    expect(places(entries)).toEqual(['a 1', 'b T2', 'c T2', 'd 4'])
  })

  it('gives no place to players who have not started or are out, and lists them below', () => {
    const out = entry('out', -9, { standing: 'out' })
    const waiting = entry('waiting', 0, { standing: 'unstarted' })
    expect(places([out, waiting, entry('last', 12)])).toEqual(['last 1', 'waiting -', 'out -'])
  })

  it('lists players who are out in the order of the feed, whatever their totals', () => {
    const out = (id: string, toPar: number, order: number) => entry(id, toPar, { standing: 'out', order })
    expect(places([out('b', -9, 2), out('a', 9, 1)])).toEqual(['a -', 'b -'])
  })

  it('puts the winner of a play-off alone in front of those with the same total', () => {
    const entries = [entry('a', -9), entry('b', -9, { wonPlayoff: true }), entry('c', -9), entry('d', -8)]
    expect(places(entries)).toEqual(['b 1', 'a T2', 'c T2', 'd 4'])
  })

  it('has the most points in front where points count', () => {
    expect(places([entry('a', 12), entry('b', 40)], 'points')).toEqual(['b 1', 'a 2'])
  })

  const entries = fc
    .array(
      fc.record({
        toPar: fc.integer({ min: -30, max: 30 }),
        order: fc.integer({ min: 1, max: 20 }),
        standing: fc.constantFrom('ranked' as const, 'unstarted' as const, 'out' as const),
      }),
      { maxLength: 60 },
    )
    .map((list) => list.map((one, index) => ({ ...one, id: `p${index}`, wonPlayoff: false })))

  it('never contradicts the scores: a position counts the better ones, T marks the equal ones', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const ranked = list.filter(({ standing }) => standing === 'ranked')
        for (const { entry: one, place } of rankPlayers(list, 'strokes')) {
          if (one.standing !== 'ranked') expect(place.position).toBe(0)
          else {
            const better = ranked.filter(({ toPar }) => toPar < one.toPar).length
            const equal = ranked.filter(({ toPar }) => toPar === one.toPar).length
            expect(place.position).toBe(better + 1)
            expect(place.positionText).toBe(`${equal > 1 ? 'T' : ''}${better + 1}`)
          }
        }
      }),
    )
  })

  it('gives the same order for any order of the input', () => {
    fc.assert(
      fc.property(entries, fc.integer(), (list, seed) => {
        const turn = list.length === 0 ? 0 : Math.abs(seed) % list.length
        const turned = [...list.slice(turn), ...list.slice(0, turn)].toReversed()
        expect(rankPlayers(turned, 'strokes')).toEqual(rankPlayers(list, 'strokes'))
      }),
      { numRuns: 1000 },
    )
  })
})
