import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from './game'
import { sortGames } from './game-order'
import { finalGame, liveGame, offGame, sampleTeam, scheduledGame } from '../testing/sample-game'
import { sortCollegeGames } from '../college/college-order'

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
  scheduledGame({ id: '7', start: '2026-09-06T21:00:00Z', homeTeam: sampleTeam({ ranking: 1 }) }),
  at('5', '2026-09-06T13:30:00Z'),
  liveGame({ id: '8', start: '2026-09-06T14:00:00Z' }),
  at('3', '2026-09-06T17:00:00Z'),
  at('4', '2026-09-06T17:00:00Z'),
  open('2'),
  scheduledGame({ id: '21', start: '2026-09-06T17:00:00Z', startTime: '9/6 - TBD' }),
  scheduledGame({ id: '22', start: '2026-09-06T04:00:00Z', startTime: 'Scheduled' }),
  open('6'),
  liveGame({ id: '0', start: '2026-09-05T20:00:00Z', lastNight: true, awayTeam: sampleTeam({ ranking: 1 }) }),
]

const anyGame: fc.Arbitrary<Game> = fc
  .record({
    id: fc.integer({ min: 1, max: 99 }).map(String),
    make: fc.constantFrom<(changes: Pick<Game, 'id' | 'homeTeam'>) => Game>(
      scheduledGame,
      liveGame,
      finalGame,
      offGame,
    ),
    start: fc.constantFrom('2026-09-06T13:30:00Z', '2026-09-06T17:00:00Z', '2026-09-06T17:20:00Z'),
    hasStart: fc.boolean(),
    ranking: fc.option(fc.integer({ min: 1, max: 25 }), { nil: undefined }),
    score: fc.integer({ min: 0, max: 30 }),
    abbreviation: fc.constantFrom('ALA', 'AUB', 'DUKE', 'KENT'),
  })
  .map(({ id, make, start, hasStart, ranking, score, abbreviation }) => {
    const homeTeam = sampleTeam({ score, abbreviation, ...(ranking !== undefined && { ranking }) })
    const { start: _start, ...game } = make({ id, homeTeam })
    return hasStart ? { ...game, start } : game
  })

const shuffledBoard = fc
  .uniqueArray(anyGame, { selector: ({ id }) => id, maxLength: 20 })
  .chain((games) =>
    fc.tuple(
      fc.constant(games),
      fc.shuffledSubarray(games, { minLength: games.length, maxLength: games.length }),
    ),
  )

describe('the order of games', () => {
  it('puts ranked games first, then the earlier start, an open start last, then the id, and last night’s after all of them', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...inOrder], { minLength: inOrder.length }), (shuffled) => {
        expect(sortGames(shuffled).map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id))
      }),
    )
  })

  it('is the same for any order of 1,000 random boards, and so is that of college games', () => {
    const nowMs = Date.parse('2026-09-06T17:00:00Z')
    fc.assert(
      fc.property(shuffledBoard, ([games, shuffled]) => {
        expect(sortGames(shuffled)).toEqual(sortGames(games))
        expect(sortCollegeGames(shuffled, nowMs)).toEqual(sortCollegeGames(games, nowMs))
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves the given list alone', () => {
    const games = [at('2', '2026-09-06T17:00:00Z'), at('1', '2026-09-06T17:00:00Z')]
    sortGames(games)
    expect(games.map(({ id }) => id)).toEqual(['2', '1'])
  })
})
