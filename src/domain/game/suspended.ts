import type { Game } from './game'

/** The game was broken off and may go on later: the feed then continues it under the day on which it began. */
export function isSuspended(game: Game): boolean {
  return game.phase === 'off' && game.status === 'suspended'
}
