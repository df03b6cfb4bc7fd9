import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from './game'
import { sortGames } from './game-order'
import { sampleTeam, scheduledGame } from './testing/sample-game'

const ranked = (id: string, start: string) =>
  scheduledGame({ id, start, awayTeam: sampleTeam({ ranking: 25 }) })
const at = (id: string, start: string) => scheduledGame({ id, start })
const open = (id: string): Game => {
  const { start: _start, ...game } = scheduledGame({ id })
  return game
}

const inOrder: readonly Game[] = [
  ranked('9', '2026-09-06T17:00:00Z'),
  ranked('1', '2026-09-06T20:00:00Z'),
  at('5', '2026-09-06T13:30:00Z'),
  at('3', '2026-09-06T17:00:00Z'),
  at('4', '2026-09-06T17:00:00Z'),
  open('2'),
  open('6'),
]

describe('the order of games', () => {
  it('is ranked first, then the earlier start, an open start last, then the id, however the games come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...inOrder], { minLength: inOrder.length }), (shuffled) => {
        expect(sortGames(shuffled).map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id))
      }),
    )
  })

  it('leaves the given list alone', () => {
    const games = [at('2', '2026-09-06T17:00:00Z'), at('1', '2026-09-06T17:00:00Z')]
    sortGames(games)
    expect(games.map(({ id }) => id)).toEqual(['2', '1'])
  })
})
