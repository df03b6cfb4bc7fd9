import { gamesOf } from '../../../src/domain/board/board'
import { GAME_LEAGUES, type GameSlug } from '../../../src/domain/league'
import { sharedGame, type SharedGame } from '../../../src/domain/share/game-title'
import { readShared, writeShared } from '../server/shared'
import { productNow } from '../server/time'
import { boardVersion, isOnBoard, loadBoard } from './board-memory'
import { knownHead } from './head-memory'

/** What links to a league's games say, for as long as the board stands as it is. */
interface SharedGames {
  readonly rev: string
  readonly isConfirmed: boolean
  readonly games: Readonly<Record<string, SharedGame>>
}

/**
 * What a link to this game says; undefined for a game that the board does not show, or whose league operators hide.
 * Reading a board takes long, so all games of a league are described at once and kept until the board changes.
 */
export function findSharedGame(slug: GameSlug, id: string): SharedGame | undefined {
  if (!isOnBoard(slug, id) || knownHead(slug)?.visible === false) return undefined
  const version = boardVersion(slug)
  if (!version) return undefined
  const isConfirmed = productNow() <= version.okUntilMs
  const key = `shared-games:${slug}`
  const known = readShared<SharedGames>(key)
  if (known?.rev === version.rev && known.isConfirmed === isConfirmed) return ownValue(known.games, id)
  const games = describe(slug, isConfirmed)
  writeShared(key, { rev: version.rev, isConfirmed, games } satisfies SharedGames)
  return ownValue(games, id)
}

function describe(slug: GameSlug, isConfirmed: boolean): SharedGames['games'] {
  const board = loadBoard(slug)
  const label = GAME_LEAGUES.find((league) => league.slug === slug)?.label ?? ''
  if (!board) return {}
  return Object.fromEntries(gamesOf(board).map((game) => [game.id, sharedGame(game, label, isConfirmed)]))
}

function ownValue(games: SharedGames['games'], id: string): SharedGame | undefined {
  return Object.hasOwn(games, id) ? games[id] : undefined
}
