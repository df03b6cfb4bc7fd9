import type { Game } from '../../../src/domain/game/game'
import type { Slug } from '../../../src/domain/league'

/** Says that the feed has been without a live game for so long that it is believed. */
export function logGone(league: Slug, { id }: Game): void {
  $app.logger().warn('A live game is gone from the feed', 'league', league, 'event', id)
}
