import { fetchGame } from '../../backend/game-api'
import type { Storage } from '../../storage/storage'
import { pageWorld } from '../page-world'
import type { GamePorts } from './game-sync'

/** The real world of opened games. Part of their chunk: the first scores do not need it. */
export function createGamePorts(storage: Storage): GamePorts {
  return {
    ...pageWorld,
    storage,
    wall: () => Date.now(),
    fetchGame: (slug, id) => fetchGame(slug, id),
  }
}
