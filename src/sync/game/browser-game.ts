import { fetchGame } from '../../backend/game-api'
import { readStoredSession } from '../../backend/stored-session'
import { readGame, saveGame } from '../../storage/games'
import type { OpenedStorage } from '../../storage/open-storage'
import { pageWorld } from '../page-world'
import type { GamePorts } from './game-sync'

/** The real world of opened games. Part of their chunk: the first scores do not need it. */
export function createGamePorts({ db, guard }: OpenedStorage): GamePorts {
  return {
    ...pageWorld,
    viewer: () => readStoredSession()?.session.user.id ?? 'guest',
    wall: () => Date.now(),
    fetchGame: (slug, id) => fetchGame(slug, id),
    readGame: (key) => readGame(db, key).catch(() => undefined),
    saveGame: async (stored) => void (await guard.write(() => saveGame(db, stored))),
  }
}
