import { fetchGame } from '../../backend/game-api'
import { wallNow } from '../../platform/clock'
import type { Storage } from '../../storage/storage'
import { pagePorts } from '../page-ports'
import type { GamePorts } from './game-sync'

/** The real ports of opened games. They are in the chunk of opened games, since the first scores do not need them. */
export function createGamePorts(storage: Storage, onDenied: GamePorts['onDenied']): GamePorts {
  return {
    ...pagePorts,
    storage,
    onDenied,
    wall: wallNow,
    fetchGame: (slug, id) => fetchGame(slug, id),
  }
}
