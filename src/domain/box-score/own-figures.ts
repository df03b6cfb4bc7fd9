import type { GameAnswer } from './game-answer'

/**
 * Whether the answer's figures are those of the game. Before the start the feed tells those of the season, and an answer
 * from then can still be here when the game has begun: the feed may be late, or the device has no connection.
 */
export function hasOwnFigures({ status, lineScore }: Pick<GameAnswer, 'status' | 'lineScore'>): boolean {
  return status?.state !== 'pregame' || lineScore !== undefined
}
