import type { Game } from '../domain/game'
import { diffObjects, type JsonObject } from '../domain/merge-patch'
import type { StoredBoard } from '../storage/db'

/**
 * IndexedDB hands out copies. Games that equal the ones on the screen are replaced by those, so that a card is
 * drawn again only when its game changed.
 */
export function shareBoard(shown: StoredBoard | undefined, read: StoredBoard): StoredBoard {
  if (!shown) return read
  const known = new Map(shown.board.games.map((game) => [game.id, game]))
  const games = read.board.games.map((game) => sharedGame(known.get(game.id), game))
  return { ...read, board: { ...read.board, games } }
}

function sharedGame(shown: Game | undefined, read: Game): Game {
  const equal = shown && !diffObjects(shown as unknown as JsonObject, read as unknown as JsonObject)
  return equal ? shown : read
}
