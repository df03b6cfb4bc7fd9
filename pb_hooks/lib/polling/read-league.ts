import type { Board, CupBoard, GameBoard, GolfBoard } from '../../../src/domain/board/board'
import type { GolfSearch } from '../../../src/domain/golf/golf-search'
import { leagueOf, type GameSlug, type Slug } from '../../../src/domain/league'
import { readCup, type CupMemory } from './read-cup'
import { readGames, type GamesMemory } from './read-games'
import { readGolf } from './read-golf'
import type { Reading } from './reading'

/** One reader per kind of league. Memory and board come from the same reader, so their types hold. */
export function readLeague(
  slug: Slug,
  memory: unknown,
  before: Board | undefined,
  now: number,
): Reading<unknown> {
  switch (slug) {
    case 'pga':
      return readGolf(memory as GolfSearch | undefined, before as GolfBoard | undefined, now)
    case 'rydercup':
      return readCup(memory as CupMemory | undefined, before as CupBoard | undefined, now)
    default:
      return readGameLeague(slug, memory as GamesMemory | undefined, before as GameBoard | undefined, now)
  }
}

function readGameLeague(
  slug: GameSlug,
  memory: GamesMemory | undefined,
  before: GameBoard | undefined,
  now: number,
): Reading<GamesMemory> {
  return readGames(leagueOf(slug), memory, before, now)
}
