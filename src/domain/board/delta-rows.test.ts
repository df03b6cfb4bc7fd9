import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortRows } from './board-rows'
import { sampleCup, sampleMatch } from '../cup/testing/sample-cup'
import { applyDelta, diffBoards } from './delta'
import type { Player } from '../golf/player'
import { finishedPlayer, outPlayer, playingPlayer, waitingPlayer } from '../golf/testing/sample-tournament'
import { sampleCupBoard, sampleGolfBoard } from '../testing/sample-board'

const players: fc.Arbitrary<readonly Player[]> = fc
  .uniqueArray(
    fc.record({ id: fc.constantFrom('1', '2', '3', '4', '5'), kind: fc.nat(3), place: fc.nat(2) }),
    {
      selector: ({ id }) => id,
    },
  )
  .map((list) =>
    sortRows(
      'players',
      list.map(({ id, kind, place }) => {
        const facts = { id, name: `P${place}`, position: place, positionText: String(place) }
        if (kind === 0) return waitingPlayer({ ...facts, teeTime: `2026-06-05T1${place}:00:00Z` })
        if (kind === 1) return playingPlayer(facts)
        return kind === 2 ? finishedPlayer(facts) : outPlayer({ id, name: facts.name })
      }),
    ),
  )

describe('a delta of golf', () => {
  it('holds the one player that changed, and not the tournament', () => {
    const before = sampleGolfBoard({ players: [finishedPlayer({ id: '4' }), playingPlayer({ id: '5' })] })
    const after = {
      ...before,
      rev: 'e-2',
      players: [finishedPlayer({ id: '4' }), playingPlayer({ id: '5', score: '-3', thru: '10' })],
    }
    expect(diffBoards(before, after)).toEqual({
      sport: 'PGA',
      from: 'e-1',
      to: 'e-2',
      rows: { players: { set: [{ id: '5', score: '-3', thru: '10' }], drop: [] } },
    })
  })

  it('turns any leaderboard into any other, in the order of the server', () => {
    fc.assert(
      fc.property(players, players, (one, other) => {
        const before = sampleGolfBoard({ players: one })
        const after = sampleGolfBoard({ rev: 'e-2', players: other })
        const delta = diffBoards(before, after)
        const reached = delta
          ? applyDelta(before, JSON.parse(JSON.stringify(delta)))
          : { ...before, rev: 'e-2' }
        expect(reached).toStrictEqual(after)
      }),
    )
  })
})

describe('a delta of the cup', () => {
  const points = (usa: number) => ({ totalPoints: { usa, europe: 1 } })

  it('holds the match that changed and the points', () => {
    const before = {
      ...sampleCupBoard({ matches: [sampleMatch('open', { id: '1' })] }),
      cup: sampleCup(points(2)),
    }
    const match = sampleMatch('open', { id: '1', detail: 'Thru 7' })
    const after = { ...sampleCupBoard({ rev: 'e-2', matches: [match] }), cup: sampleCup(points(2.5)) }
    const delta = diffBoards(before, after)
    expect(delta).toMatchObject({
      rows: { matches: { set: [{ id: '1', detail: 'Thru 7' }], drop: [] } },
      head: { cup: { totalPoints: { usa: 2.5 } } },
    })
    expect(applyDelta(before, delta!)).toStrictEqual(after)
  })
})
