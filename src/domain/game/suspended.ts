import type { Game } from './game'

/** It was broken off and may go on: the feed plays it on under the day on which it began. */
export function isSuspended(game: Game): boolean {
  return game.phase === 'off' && game.status === 'suspended'
}
