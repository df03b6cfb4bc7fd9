import type { Game } from '../../../src/domain/game/game'
import { unchangedSince, withStuckMark } from '../../../src/domain/game/stuck'
import type { Slug } from '../../../src/domain/league'
import { liveStates } from './live-states'

/** Marks those games of any reply of which the league's polls know that they are stuck. */
export function withKnownStuckMarks(slug: Slug, games: readonly Game[], now: number): readonly Game[] {
  const states = liveStates(slug)
  return games.map((game) => {
    const known = states[game.id]
    if (game.phase !== 'live' || !known) return game
    return withStuckMark(game, unchangedSince(game, known, now), now)
  })
}
